import t from 'tap'

import { taxRelief, taxReliefHolds } from '../src/catalogue/tax-relief.ts'

t.test('the statements about tax relief are valid until the end of their last day in Italy', async (t) => {
  t.equal(taxRelief.validUntil, '2026-12-31')
  t.ok(taxReliefHolds(Date.parse('2026-12-31T23:59:59+01:00')))
  t.notOk(taxReliefHolds(Date.parse('2027-01-01T00:00:00+01:00')))
})

t.test('the texts name their year and advise to check with an expert', async (t) => {
  for (const words of Object.values(taxRelief.words)) {
    t.match(words, taxRelief.validUntil.slice(0, 4))
    t.match(words, /verifica con un CAF o un commercialista/i)
  }
})
