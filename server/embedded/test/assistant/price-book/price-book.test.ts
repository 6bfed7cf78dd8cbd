import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { priceGuide } from '@mestieri/shared/services/price-guide.ts'
import t from 'tap'

import { checkRows, PriceBookError } from '../../../src/assistant/price-book/check-rows.ts'
import { loadPriceBook } from '../../../src/assistant/price-book/price-book.ts'

const book = loadPriceBook()

t.test('every row says where it comes from, from when, and whether VAT is in it', (t) => {
  for (const [id, row] of Object.entries({ ...book.prices, ...book.quantities })) {
    t.ok(row.min > 0 && row.min <= row.max, id)
    t.match(row.vat, /^(esclusa|inclusa|nessuna)$/, id)
    t.ok(row.basis === 'own' || row.sources.length > 0, id)
  }
  t.match(book.edition, { version: 1, asOf: /^\d{4}-\d\d$/ })
  t.end()
})

t.test('the pages and the assistant quote the same rows', (t) => {
  for (const [id, row] of Object.entries(priceGuide)) {
    t.equal(book.prices[id as keyof typeof priceGuide], row, id)
  }
  t.end()
})

const row: EstimateRow = {
  label: 'Tinta',
  min: 5,
  max: 12,
  unit: 'm2',
  vat: 'esclusa',
  basis: 'source',
  sources: [{ name: 'example', year: 2025 }],
}

t.test('a row that cannot be quoted stops the load, and is named', (t) => {
  t.same(checkRows({ row }), { row })
  const broken: readonly EstimateRow[] = [
    { ...row, label: ' ' },
    { ...row, min: 0 },
    { ...row, min: -5 },
    { ...row, max: Number.NaN },
    { ...row, min: 20 },
    { ...row, sources: [] },
    { ...row, sources: [{ name: '', year: null }] },
    { ...row, sources: [{ name: 'example', year: 1825 }] },
    { ...row, vat: 'forse' as 'esclusa' },
  ]
  for (const [index, one] of broken.entries()) {
    t.throws(() => checkRows({ good: row, broken: one }), PriceBookError, `row ${index}`)
    t.throws(() => checkRows({ good: row, broken: one }), /'broken'/)
  }
  t.end()
})
