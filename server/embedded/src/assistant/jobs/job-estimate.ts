import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { Zone } from '../price-book/zones.ts'
import type { JobKey } from './job-engine.ts'

/** A line of an estimate for people. Prices are without VAT, with the zone. */
export interface EstimateLine {
  readonly label: string
  /** How many units, from the fewest to the most that the answers allow. */
  readonly quantity: { readonly low: number; readonly high: number }
  /** 'm²', 'pezzo' */
  readonly unit: string
  readonly unitPrice: PriceRange
  readonly net: PriceRange
}

/** What one answer does to the price, in whole euro with VAT; negative if it lowers the price. */
export interface EuroDriver {
  /** The question; 'comune' for the zone. */
  readonly slotId: string
  /** 'Muffa su 10 m²' */
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

/** A question whose typical value stands in for an answer, and that value: 'Misure', '80 m²'. */
export interface Assumption {
  readonly slotId: string
  readonly label: string
  readonly value: string
}

/** An answer that would narrow the range: 'le misure esatte', 'Per esempio: 80 m².' */
export interface Narrowing {
  readonly slotId: string
  readonly label: string
  /** What to answer. */
  readonly answer: string
}

/** The estimate of one job. */
export interface JobEstimate {
  readonly key: JobKey
  readonly kind: JobKind
  /** The job's main size as it was said: '80 m²'; null while only a typical one is known. */
  readonly size: string | null
  readonly lines: readonly EstimateLine[]
  /** Whole euro, rounded. */
  readonly net: PriceRange
  readonly gross: PriceRange
  /** Whether the job is so small that the minimum of a visit is charged instead of its lines. */
  readonly atMinimum: boolean
  /** The cheapest and the dearest that the job could still be at its size, with VAT; null if that says nothing. */
  readonly scale: PriceRange | null
  /** Every quality level with its price, the cheapest first; empty for a job without levels. */
  readonly tiers: readonly EstimateTier[]
  /** The biggest first. */
  readonly drivers: readonly EuroDriver[]
  readonly assumed: readonly Assumption[]
  /** What would narrow the range most first; the place is not among them. */
  readonly narrow: readonly Narrowing[]
  readonly zone: Zone
  /** Every row that the price is computed from. */
  readonly used: readonly EstimateRow[]
}
