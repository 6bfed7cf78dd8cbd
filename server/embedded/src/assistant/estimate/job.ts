import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { TaxReliefCase } from '@mestieri/shared/catalogue/tax-relief.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { ServiceJob } from '@mestieri/shared/services/job.ts'

import type { PriceBook } from '../price-book/price-book.ts'
import type { Climate } from '../price-book/zones.ts'
import type { Facts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'

/** A job with every question settled, one way or another. */
export interface Job {
  /** The value of a number slot. */
  number(id: string): number
  /** The option of a choice slot. */
  choice(id: string): string
  readonly climate: Climate
}

/** What a settled job costs where prices are average, and the rows that say so. */
export interface Cost {
  readonly range: PriceRange
  readonly used: readonly EstimateRow[]
}

/** One service of the estimator: what to ask, and how its price is worked out. */
export interface Service {
  readonly slug: ServiceSlug
  /** What the conversation is about, after 'Ti aiuto a capire quanto costa': 'tinteggiare casa'. */
  readonly work: string
  /** In the order in which they are asked. */
  readonly slots: readonly Slot[]
  /** The job that the facts choose. */
  job(facts: Facts): ServiceJob
  /** Null where no honest figure exists without a visit. */
  price(job: Job, book: PriceBook): Cost | null
  /** What the range leaves out beyond the notes of the job, computed from the same book. */
  furtherNotes?(facts: Facts, book: PriceBook): readonly string[]
  /** Why there is no figure, where {@link price} gives none. */
  readonly siteVisit?: string
  readonly relief: TaxReliefCase
  /** What its prices hold, as its rows say it. */
  readonly vat: 'IVA esclusa' | 'IVA inclusa'
}

/** A cost and the rows that it stands on; rows that did not apply are left out. */
export function costOf(range: PriceRange, used: readonly (EstimateRow | null)[]): Cost {
  return { range, used: used.filter((row) => row !== null) }
}

/** The job that an option of a choice names, or the standard one while nothing is chosen. */
export function chosenJob<Id extends string>(
  jobs: Readonly<Record<Id, ServiceJob>>,
  option: string | null,
  standard: Id,
): ServiceJob {
  return jobs[option !== null && Object.hasOwn(jobs, option) ? (option as Id) : standard]
}
