import t from 'tap'

import { atLeast, plus, scaled, times } from '../src/catalogue/price-range.ts'
import { priceGuideEdition } from '../src/services/price-row.ts'
import { fineBathroom } from '../src/services/ristrutturazione_bagno/prices.ts'
import { allPrices } from './all-prices.ts'

t.test(
  'every row has a range, says whether VAT is included, and has a source or is our own estimate',
  async (t) => {
    const rows = Object.values(allPrices).flatMap((prices) => Object.entries(prices))
    const labels = new Set<string>()
    for (const [id, { label, min, max, vat, basis, sources }] of rows) {
      t.ok(min > 0 && min <= max, `${id} is a range`)
      t.match(vat, /^(?:esclusa|inclusa)$/, `${id} says whether VAT is in it`)
      t.equal(sources.length === 0, basis === 'own', `${id} has a source, or is our own estimate`)
      for (const { name, year } of sources) {
        t.ok(name !== '' && (year === null || (year > 2015 && year <= 2026)), `${id}: ${name}, ${year}`)
      }
      t.notOk(labels.has(label), `'${label}' names one row`)
      labels.add(label)
    }
    t.match(priceGuideEdition.asOf, /^20\d\d-(?:0[1-9]|1[0-2])$/)
  },
)

t.test('a fine bathroom costs up to twice as much as a plain one', async (t) => {
  t.ok(1 < fineBathroom.min && fineBathroom.min <= fineBathroom.max && fineBathroom.max <= 2)
})

t.test('ranges are computed separately for each end', async (t) => {
  const range = { min: 150, max: 260 }
  t.same(times(range, 120), { min: 18_000, max: 31_200 })
  t.same(plus(range, { min: 1, max: 2 }, { min: 10, max: 20 }), { min: 161, max: 282 })
  t.same(scaled({ min: 5000, max: 9000 }, { min: 1.3, max: 1.8 }), { min: 6500, max: 16_200 })
  t.same(atLeast({ min: 4800, max: 8400 }, { min: 5000, max: 9000 }), { min: 5000, max: 9000 })
  t.same(atLeast({ min: 6400, max: 11_200 }, { min: 5000, max: 9000 }), { min: 6400, max: 11_200 })
})
