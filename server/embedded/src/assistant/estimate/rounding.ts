import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

/** Rounding steps by price, in euros: 75 must not become 100, and 61,850 would look more exact than it is. */
const steps: readonly (readonly [below: number, step: number])[] = [
  [200, 5],
  [1000, 10],
  [2000, 50],
  [20_000, 100],
  [100_000, 500],
  [Number.POSITIVE_INFINITY, 1000],
]

/** Rounds a price or a difference of prices for the customer. */
export function roundPrice(euro: number): number {
  const size = Math.abs(euro)
  const step = steps.find(([below]) => size < below)?.[1] ?? 1
  const rounded = Math.round(Number((size / step).toFixed(6))) * step
  return rounded === 0 ? 0 : Math.sign(euro) * rounded
}

/** Rounds a range of prices for the customer. Both limits are at least 5 €. */
export function roundRange({ min, max }: PriceRange): PriceRange {
  return { min: Math.max(5, roundPrice(min)), max: Math.max(5, roundPrice(max)) }
}

/** Rounds a unit price for the customer: small prices to 0.10 €. */
export function roundUnitPrice(euro: number): number {
  if (euro >= 200) return roundPrice(euro)
  return euro < 20 ? Math.round(euro * 10) / 10 : Math.round(euro)
}

/** Returns a price with VAT, as a private customer pays it. */
export function withVat({ min, max }: PriceRange, rate: number): PriceRange {
  return { min: min * (1 + rate), max: max * (1 + rate) }
}
