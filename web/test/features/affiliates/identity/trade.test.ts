import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { tiles } from '@mestieri/shared/services/tiles.ts'
import t from 'tap'

import { trade } from '../../../../src/features/affiliates/identity/trade.ts'
import { estimatorPath } from '../../../../src/features/affiliates/results/estimator-path.ts'

t.test('every profession has a sign of its own', async (t) => {
  const signs = new Set(professions.map((profession) => trade(profession).icon))
  t.equal(signs.size, professions.length)
  t.equal(trade('Astronauta').tint, 'casa', 'one that the catalogue does not know gets neutral ones')
})

t.test('the estimator is entered where it asks about the trade’s work', async (t) => {
  const addresses = new Set(['/scopri_quanto_costa', ...tiles.map(({ serviceUrl }) => serviceUrl)])
  for (const profession of professions) t.ok(addresses.has(estimatorPath(profession)), profession)
  t.equal(estimatorPath('Idraulico'), '/scopri_quanto_costa/caldaia')
  t.equal(estimatorPath('Giardiniere'), '/scopri_quanto_costa', 'no tile asks about gardens')
  t.equal(estimatorPath(''), '/scopri_quanto_costa')
})
