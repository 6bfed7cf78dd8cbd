import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

/** The rounding steps by price: 75 € must not become 100 €, and 61,850 € would look more exact than it is. */
const steps: readonly (readonly [below: number, step: number])[] = [
  [200, 5],
  [1000, 10],
  [2000, 50],
  [20_000, 100],
  [100_000, 500],
  [Number.POSITIVE_INFINITY, 1000],
]

/** A price or a difference of prices as it is said. */
export function roundPrice(euro: number): number {
  const size = Math.abs(euro)
  const step = steps.find(([below]) => size < below)?.[1] ?? 1
  const rounded = Math.round(Number((size / step).toFixed(6))) * step
  return rounded === 0 ? 0 : Math.sign(euro) * rounded
}

/** A range of prices as it is said; never empty. */
export function roundRange({ min, max }: PriceRange): PriceRange {
  return { min: Math.max(5, roundPrice(min)), max: Math.max(5, roundPrice(max)) }
}

/** The price of one unit as it is said: small prices in tenths of a euro. */
export function roundUnitPrice(euro: number): number {
  if (euro >= 200) return roundPrice(euro)
  return euro < 20 ? Math.round(euro * 10) / 10 : Math.round(euro)
}

/** A price without VAT as a householder pays it. */
export function withVat({ min, max }: PriceRange, rate: number): PriceRange {
  return { min: min * (1 + rate), max: max * (1 + rate) }
}
