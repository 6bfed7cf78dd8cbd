import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { Zone } from '../price-book/zones.ts'
import type { JobKey } from './job-engine.ts'

/** A line of an estimate in words for the customer. Prices are without VAT and include the zone. */
export interface EstimateLine {
  readonly label: string
  /** The number of units, from the lowest to the highest that the answers allow. */
  readonly quantity: { readonly low: number; readonly high: number }
  /** 'm²', 'pezzo'. */
  readonly unit: string
  readonly unitPrice: PriceRange
  readonly net: PriceRange
}

/** The effect of one answer on the price, in whole euros with VAT; negative if it lowers the price. */
export interface EuroDriver {
  /** The id of the slot; 'comune' for the zone. */
  readonly slotId: string
  /** 'Muffa su 10 m²'. */
  readonly label: string
  readonly min: number
  readonly max: number
}

/** A quality level of a job with its price. */
export interface EstimateTier {
  readonly id: 'base' | 'media' | 'alta'
  readonly label: string
  readonly chosen: boolean
  readonly net: PriceRange
  readonly gross: PriceRange
}

/** A question whose answer is replaced by a reference value, with that value: 'Misure', '80 m²'. */
export interface Assumption {
  readonly slotId: string
  readonly label: string
  readonly value: string
}

/** An answer that would narrow the range: 'le misure esatte', 'Per esempio: 80 m².' */
export interface Narrowing {
  readonly slotId: string
  readonly label: string
  /** An example of the answer. */
  readonly answer: string
}

/** The estimate of one job. */
export interface JobEstimate {
  readonly key: JobKey
  readonly kind: JobKind
  /** The main size of the job as the customer stated it: '80 m²'; null if only a reference value is known. */
  readonly size: string | null
  readonly lines: readonly EstimateLine[]
  /** Rounded to whole euros, without VAT. */
  readonly net: PriceRange
  readonly gross: PriceRange
  /** Whether the job is so small that the minimum charge applies in place of its lines. */
  readonly atMinimum: boolean
  /**
   * The lowest and the highest price that are still possible for a job of this size, with VAT; null if the
   * scale would not be useful.
   */
  readonly scale: PriceRange | null
  /** All quality levels with their prices, the cheapest first; empty for a job without levels. */
  readonly tiers: readonly EstimateTier[]
  /** The largest first. */
  readonly drivers: readonly EuroDriver[]
  readonly assumed: readonly Assumption[]
  /** The answers that would narrow the range, the most effective first. The place is not included. */
  readonly narrow: readonly Narrowing[]
  readonly zone: Zone
  /** All rows that the price is calculated from. */
  readonly used: readonly EstimateRow[]
}
