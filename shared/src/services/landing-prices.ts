import { type PriceRange, plus } from '../catalogue/price-range.ts'
import type { PriceRow } from './price-row.ts'

/** A price as householders pay it, and without VAT. Not rounded. */
export interface LandingPrice {
  readonly gross: PriceRange
  readonly net: PriceRange
}

/** A row of the price guide with the VAT that work of its kind bears. */
export interface LandingRow {
  readonly row: PriceRow
  readonly vatRate: number
}

/** Renovation at home; works in which some goods bear the full rate lie above it. */
export const reducedVat = 0.1

/** A range without VAT with the VAT of its rate. */
export function priced(net: PriceRange, vatRate: number = reducedVat): LandingPrice {
  const times = 1 + vatRate
  return { net, gross: { min: net.min * times, max: net.max * times } }
}

/** Several prices in one. */
export function together(...prices: readonly LandingPrice[]): LandingPrice {
  return { net: plus(...prices.map(({ net }) => net)), gross: plus(...prices.map(({ gross }) => gross)) }
}

/** The rows that bear one rate. */
export function rowsAt(rows: readonly PriceRow[], vatRate: number = reducedVat): LandingRow[] {
  return rows.map((row) => ({ row, vatRate }))
}

function stepFor(most: number): number {
  if (most >= 1000) return 10
  if (most >= 100) return 5
  return most >= 20 ? 1 : 0.1
}

/** A range rounded outwards to whole steps of its size, so that it is never narrower than what is known. */
export function shown({ min, max }: PriceRange): PriceRange {
  const perEuro = 1 / stepFor(max)
  // A product such as 12 × 1,1 is not exact: a millionth of a step is not a step.
  const down = (euro: number) => Math.floor(euro * perEuro + 1e-6) / perEuro
  const up = (euro: number) => Math.ceil(euro * perEuro - 1e-6) / perEuro
  return { min: down(min), max: up(max) }
}
