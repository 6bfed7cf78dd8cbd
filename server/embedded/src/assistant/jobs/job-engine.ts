import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { Climate } from '../price-book/zones.ts'
import type { Slot } from '../slots/slot.ts'

/** The answers about a job with every question settled, by an answer or by a typical value. */
export interface Answers {
  /** The value of a number question. */
  number(id: string): number
  /** The option of a choice question. */
  choice(id: string): string
  readonly climate: Climate
}

/** One line of an estimate: a quantity of something at a price per unit. */
export interface CostLine {
  /** What is done, for people: 'Pareti e soffitti, pittura lavabile'. */
  readonly label: string
  /** The price of one unit, without VAT. */
  readonly row: EstimateRow
  /** How many units. A line with no units is left out. */
  readonly quantity: number
  /** A factor on the price of one unit; 1 without it. */
  readonly factor?: number
  /** The share of labour in this line, 0 to 1; without it the job's own. */
  readonly labourShare?: number
}

/** How one job is interviewed and priced. */
export interface JobEngine {
  /** The job's own questions in the order in which they are asked. Place, photos and start are not among them. */
  readonly slots: readonly Slot[]
  /** The lines of the estimate; null if no honest price exists without a visit. */
  readonly lines: ((answers: Answers) => readonly CostLine[]) | null
  /** The least that a professional charges for the job, without VAT. */
  readonly minimum?: EstimateRow
}

/** A service with the engines of all its jobs. */
export interface ServiceEngine<Id extends string = string> {
  readonly slug: ServiceSlug
  /** The job that the service's chat is about while the customer has named none. */
  readonly standard: Id
  readonly kinds: Readonly<Record<Id, JobKind>>
  readonly engines: Readonly<Record<Id, JobEngine>>
}

/** Names one job among all services: 'tinteggiatura/muffa'. */
export type JobKey = `${ServiceSlug}/${string}`

/** Names a job of a service, or one of the jobs that belong to no service's price list: 'altro/piscina'. */
export type AnyJobKey = JobKey | `altro/${string}`
