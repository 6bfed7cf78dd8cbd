import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import type { Fact } from '../../../slots/facts.ts'
import { type Slot } from '../../../slots/slot.ts'
import { type JobAtHand } from '../../agenda.ts'
import { type CaseState } from '../../case.ts'
import type { AskBack } from '../draft.ts'
import { type FactReading } from '../fact-reading.ts'

/** A new or changed fact. */
export interface Change {
  /** Null for a question that all jobs share. */
  readonly job: AnyJobKey | null
  readonly slot: Slot
  readonly before: Fact | null
  readonly fact: Fact
}

/** The answers that a message gives to the questions of a case. */
export interface Hearing {
  readonly state: CaseState
  readonly changes: readonly Change[]
  readonly askBack: (AskBack & { readonly job: AnyJobKey | null }) | null
  /** Whether the customer says that they do not know the answer. */
  readonly unknown: boolean
  /** Whether the message repeats a known fact. */
  readonly repeated: boolean
  /** Whether the question that was asked is now answered. */
  readonly answered: boolean
}

/** The reading of a message for one job; for the facts that all jobs share, `job` is null. */
export interface Part {
  readonly job: JobAtHand | null
  readonly slots: readonly Slot[]
  readonly reading: FactReading
}
