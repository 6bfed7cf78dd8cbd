import { type PriceRange, plus } from '../catalogue/price-range.ts'
import type { PriceRow } from './price-row.ts'

/** A price with VAT for a private customer, and without VAT. Not rounded. */
export interface LandingPrice {
  readonly gross: PriceRange
  readonly net: PriceRange
}

/** A row of the price guide with the VAT rate for work of its kind. */
export interface LandingRow {
  readonly row: PriceRow
  readonly vatRate: number
}

/**
 * The VAT rate for renovation at home. Work in which some goods have the full rate has a higher mixed rate.
 */
export const reducedVat = 0.1

/** Adds VAT to a range. */
export function priced(net: PriceRange, vatRate: number = reducedVat): LandingPrice {
  const times = 1 + vatRate
  return { net, gross: { min: net.min * times, max: net.max * times } }
}

/** Returns the sum of several prices. */
export function together(...prices: readonly LandingPrice[]): LandingPrice {
  return { net: plus(...prices.map(({ net }) => net)), gross: plus(...prices.map(({ gross }) => gross)) }
}

/** Adds one VAT rate to rows. */
export function rowsAt(rows: readonly PriceRow[], vatRate: number = reducedVat): LandingRow[] {
  return rows.map((row) => ({ row, vatRate }))
}

function stepFor(most: number): number {
  if (most >= 1000) return 10
  if (most >= 100) return 5
  return most >= 20 ? 1 : 0.1
}

/** Rounds a range outwards to whole steps of its size, so that it is never narrower than the exact range. */
export function shown({ min, max }: PriceRange): PriceRange {
  const perEuro = 1 / stepFor(max)
  // A product such as 12 × 1.1 is not exact, so ignore a difference of a millionth of a step.
  const down = (euro: number) => Math.floor(euro * perEuro + 1e-6) / perEuro
  const up = (euro: number) => Math.ceil(euro * perEuro - 1e-6) / perEuro
  return { min: down(min), max: up(max) }
}
