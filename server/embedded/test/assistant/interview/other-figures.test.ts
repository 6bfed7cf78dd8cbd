import t from 'tap'

import { otherFigures } from '../../../src/assistant/interview/other-figures.ts'
import { toldWords } from '../../../src/assistant/interview/told-words.ts'
import type { Fact } from '../../../src/assistant/slots/facts.ts'

const figure = (value: number): Fact => ({ kind: 'number', low: value, high: value })

/** Statements, the figures that questions took, and what is left for the description of the job. */
const table: readonly (readonly [statements: readonly string[], taken: readonly number[], left: string])[] = [
  [['pitturare 6 termosifoni, in tutto 70 elementi'], [6], '70 elementi'],
  [['cabina doccia 70x90 che perde'], [], '70 x 90'],
  [['parete 4 metri x 2,5'], [10], ''],
  [['la caldaia è una Riello di 11 anni'], [], '11 anni, Riello'],
  [['carta da parati anni 70, 48 mq'], [48], 'anni 70'],
  [['casa del 1965 di 90 mq'], [90], 'anno 1965'],
  [['spendo 190 euro al mese'], [], '190 €'],
  [['mi chiami tra 2 giorni, ho già 3 preventivi'], [], ''],
  [['nessun vincolo'], [], ''],
  [['du crepette, se i mobili restano'], [], ''],
  [['impianto da 4 kw', 'anzi 7 kw'], [7], ''],
  [['muri 18 mq', 'le pareti sono 20'], [20], ''],
  [['cucina 11 mq', 'il pavimento resta'], [], '11 m²'],
  [['condizionatore 9000 btu'], [], '9000 btu'],
  [['due bagni, uno di 9'], [2], '9 m²'],
  [['5 finestre 120x140', 'no scusa sono 6'], [6], '120 x 140'],
  [['facciata 90 mq, 3 piani', 'non lo so'], [90], '3 piani'],
]

t.test('figures and makes that no question has taken are left for the description of the job', (t) => {
  for (const [statements, taken, left] of table) {
    t.equal(otherFigures(statements, taken.map(figure), true).join(', '), left, statements.join(' / '))
  }
  t.same(otherFigures(['caldaia nuova 24 kw'], [], false), [], 'kW say nothing of a room')
  t.end()
})

t.test('what no question asks is noted in the customer’s words, once', (t) => {
  t.same(toldWords(['tutto bianco, poi dare il bianco fuori'], []), ['bianco'])
  t.same(toldWords(['caldaia in blocco con codice F28'], []), ['codice F28', 'in blocco'])
  t.same(toldWords(['wc e bidet', 'il bidet a terra'], ['2 sanitari, wc']), ['bidet'])
  t.same(toldWords(['casa a Castel Bianco'], []), [])
  t.end()
})
