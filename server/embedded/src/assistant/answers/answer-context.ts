import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { FoundPlace } from '../italian/places/cities.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { AnyJobKey } from '../jobs/job-engine.ts'
import type { JobEstimate } from '../jobs/job-estimate.ts'
import type { Facts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'

/** A job in hand, with the data that answers need. */
export interface AnswerJob {
  readonly key: AnyJobKey
  readonly kind: JobKind
  readonly facts: Facts
  /** Null before the estimate is shown, and for a job without a price. */
  readonly estimate: JobEstimate | null
  /** The estimate that was shown before the last one. */
  readonly previous: JobEstimate | null
}

/** One of the options that a sentence compares, with the price of the job, VAT included. */
export interface Variant {
  readonly label: string
  readonly gross: PriceRange
}

/** The data on which an answer to a customer's question may depend. */
export interface AnswerContext {
  readonly jobs: readonly AnswerJob[]
  /**
   * The standard job of the chat's service. It is used while no job is in hand: 'quanto ci vuole?' at the
   * start.
   */
  readonly usual?: AnswerJob | null
  /**
   * Returns the price of the jobs in hand with reference values for open questions; null if they have no
   * price.
   */
  readonly typicalPrice?: () => PriceRange | null
  /** Returns the jobs that the sentence names besides those in hand, with what is known so far. */
  readonly alternatives?: () => readonly AnswerJob[]
  /** Returns the prices of the options that the sentence compares, of one question of a job in hand. */
  readonly variants?: () => readonly Variant[]
  readonly place: FoundPlace | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** The question that is open. */
  readonly asked: Slot | null
  readonly hasPhotos: boolean
  /** The sentence that contains the question. */
  readonly utterance: Utterance
  /** The earlier messages of the customer, oldest first. */
  readonly told?: readonly string[]
  /** The keys of earlier answers of this conversation: see {@link Answer.key}. */
  readonly answered?: readonly string[]
}

/** An answer to one question of the customer. */
export interface Answer {
  readonly paragraphs: readonly string[]
  readonly link?: ReplyLink
  /**
   * Identifies the answer: 'included:ponteggio'. A key that is in {@link AnswerContext.answered} gets a
   * shorter answer.
   */
  readonly key: string
  /** Whether the answer only says that the answer is unknown. */
  readonly isVague?: true
}
