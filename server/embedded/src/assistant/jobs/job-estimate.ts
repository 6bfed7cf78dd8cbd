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
  readonly slotId: string
  /** 'Muffa su 10 m²' */
  readonly label: string
  readonly min: number
  readonly max: number
}

/** The estimate of one job. */
export interface JobEstimate {
  readonly key: JobKey
  readonly kind: JobKind
  readonly lines: readonly EstimateLine[]
  /** Whole euro, rounded. */
  readonly net: PriceRange
  readonly gross: PriceRange
  /** Every quality level with its price; empty for a job without levels. */
  readonly tiers: readonly {
    readonly id: string
    readonly label: string
    readonly chosen: boolean
    readonly net: PriceRange
    readonly gross: PriceRange
  }[]
  /** The biggest first. */
  readonly drivers: readonly EuroDriver[]
  /** The questions that a typical value stands in for, and that value: 'Misure', '80 m²'. */
  readonly assumed: readonly { readonly slotId: string; readonly label: string; readonly value: string }[]
  readonly zone: Zone
  /** Every row that the price stands on. */
  readonly used: readonly EstimateRow[]
}
