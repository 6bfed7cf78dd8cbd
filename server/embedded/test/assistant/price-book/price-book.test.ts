import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { priceGuideEdition } from '@mestieri/shared/services/price-row.ts'
import t from 'tap'

import { createEngines } from '../../../src/assistant/engines/all.ts'
import { checkRows, PriceBookError } from '../../../src/assistant/price-book/check-rows.ts'
import { quantities } from '../../../src/assistant/price-book/zones.ts'

const kinds = [...createEngines().values()].flatMap((service) => Object.entries(service.kinds))

t.test('every row says where it comes from, from when, and whether VAT is in it', (t) => {
  const books = [quantities, ...kinds.flatMap(([, { rows }]) => (rows ? [rows] : []))]
  for (const rows of books) t.doesNotThrow(() => checkRows<Readonly<Record<string, EstimateRow>>>(rows))
  t.match(priceGuideEdition, { version: Number, asOf: /^\d{4}-\d\d$/ })
  t.end()
})

t.test('more than a hundred jobs have a price', (t) => {
  t.ok(kinds.filter(([, { rows }]) => rows !== null).length > 100)
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
