import { places } from '@mestieri/shared/municipalities/places.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import { priceFactors, priceGuide } from '@mestieri/shared/services/price-guide.ts'
import t from 'tap'

import { checkRows, PriceBookError } from '../../../src/assistant/price-book/check-rows.ts'
import { loadPriceBook } from '../../../src/assistant/price-book/price-book.ts'
import { climateOf, zoneOf } from '../../../src/assistant/price-book/zones.ts'

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

t.test(
  'zones keep to the price sheet: dearer in the big north, cheaper in the south, else the average',
  (t) => {
    const south = new Set([
      'Abruzzo',
      'Molise',
      'Campania',
      'Puglia',
      'Basilicata',
      'Calabria',
      'Sicilia',
      'Sardegna',
    ])
    const { bigNorthernCity, southAndIslands } = priceFactors
    let wrong = 0
    for (const { value, region } of places) {
      const { low, high } = zoneOf({ city: value, region })
      const inside = ({ min, max }: { min: number; max: number }) => low >= min && low <= max
      const fits = south.has(region) ? inside(southAndIslands) : low === 1 || inside(bigNorthernCity)
      if (!fits || low !== high) wrong += 1
    }
    t.equal(wrong, 0)
    for (const [city, region, factor] of [
      ['MILANO (MI)', 'Lombardia', 1.2],
      ['MONZA (MB)', 'Lombardia', 1.15],
      ['LISSONE (MB)', 'Lombardia', 1],
      ['ROMA (RM)', 'Lazio', 1],
      ['NAPOLI (NA)', 'Campania', 0.85],
      ['PALERMO (PA)', 'Sicilia', 0.75],
    ] as const) {
      t.equal(zoneOf({ city, region }).low, factor, city)
    }
    t.same([zoneOf(null).low, zoneOf(null).high], [0.85, 1.15], 'nobody said where')
    t.end()
  },
)

t.test('the sun’s yield goes by the region', (t) => {
  t.same(['Lombardia', 'Lazio', 'Sicilia', null].map(climateOf), ['north', 'centre', 'south', 'centre'])
  t.end()
})
