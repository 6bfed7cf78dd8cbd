import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { Climate } from '../price-book/zones.ts'
import type { Slot } from '../slots/slot.ts'

/** The answers about a job. Every slot has a value, from an answer or from its reference value. */
export interface Answers {
  /** Returns the value of a number question. */
  number(id: string): number
  /** Returns the option of a choice question. */
  choice(id: string): string
  readonly climate: Climate
}

/** One line of an estimate: a quantity and a price per unit. */
export interface CostLine {
  /** The work, in words for the customer: 'Pareti e soffitti, pittura lavabile'. */
  readonly label: string
  /** The price of one unit without VAT. */
  readonly row: EstimateRow
  /** The number of units. A line with 0 units is omitted. */
  readonly quantity: number
  /** A factor for the price of one unit. Default: 1. */
  readonly factor?: number
  /** The share of labour in this line, from 0 to 1. Default: the share of the job. */
  readonly labourShare?: number
}

/** The questions and the price formula of one job. */
export interface JobEngine {
  /**
   * The job's own slots, in the order in which they are asked. Place, photos and start date are not included.
   */
  readonly slots: readonly Slot[]
  /** Returns the lines of the estimate; null if the job cannot be priced without a visit. */
  readonly lines: ((answers: Answers) => readonly CostLine[]) | null
  /** The minimum charge of a professional for the job, without VAT. */
  readonly minimum?: EstimateRow
}

/** A service with the engines of all its jobs. */
export interface ServiceEngine<Id extends string = string> {
  readonly slug: ServiceSlug
  /** The job that the service's chat assumes while the customer has named none. */
  readonly standard: Id
  readonly kinds: Readonly<Record<Id, JobKind>>
  readonly engines: Readonly<Record<Id, JobEngine>>
}

/** The key of one job among all services: 'tinteggiatura/muffa'. */
export type JobKey = `${ServiceSlug}/${string}`

/** The key of a job of a service, or of a job without a service: 'altro/piscina'. */
export type AnyJobKey = JobKey | `altro/${string}`
