import type { PriceBasis, PriceSource } from './price-row.ts'

/** A range of prices, or of a quantity that prices are calculated from, with its source. */
export interface EstimateRow {
  /** The name for the customer. */
  readonly label: string
  readonly min: number
  readonly max: number
  /** The unit of the price or the figure: 'm2', 'job', 'punto'. */
  readonly unit: string
  /** `nessuna`: a quantity or a factor, not a price. */
  readonly vat: 'esclusa' | 'inclusa' | 'nessuna'
  readonly basis: PriceBasis
  readonly sources: readonly PriceSource[]
}

/** Our own assumption, for a row without a published source. */
export const own = { basis: 'own', sources: [] } as const

/** A range of one value. */
export function fixed(value: number): { readonly min: number; readonly max: number } {
  return { min: value, max: value }
}
