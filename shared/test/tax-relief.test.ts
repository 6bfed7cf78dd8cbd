import t from 'tap'

import { taxRelief, taxReliefHolds } from '../src/catalogue/tax-relief.ts'

t.test('what is said of tax relief holds to the end of its last day in Italy, and no longer', async (t) => {
  t.equal(taxRelief.validUntil, '2026-12-31')
  t.ok(taxReliefHolds(Date.parse('2026-12-31T23:59:59+01:00')))
  t.notOk(taxReliefHolds(Date.parse('2027-01-01T00:00:00+01:00')))
})

t.test('the words name their year and promise nothing', async (t) => {
  for (const words of Object.values(taxRelief.words)) {
    t.match(words, taxRelief.validUntil.slice(0, 4))
    t.match(words, /verifica con un CAF o un commercialista/i)
  }
})
