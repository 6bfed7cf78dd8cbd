import type { PriceBasis, PriceSource } from './price-row.ts'

/** A range of money, or of what money is computed from, with its source. */
export interface EstimateRow {
  /** What it is, for people. */
  readonly label: string
  readonly min: number
  readonly max: number
  /** 'm2', 'job', 'punto': what one of it costs, or what the figure counts. */
  readonly unit: string
  /** `nessuna`: a quantity or a factor, no money. */
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
