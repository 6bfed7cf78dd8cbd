import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { CaseState } from '../case.ts'

/** A fact of a job in hand that the last change set. */
export interface ChangedFact {
  /** The key of the job. */
  readonly job: string
  /** The id of the slot. */
  readonly slot: string
  /** Undefined if the fact is new. */
  readonly was: Fact | undefined
  readonly now: Fact
}

/** Returns the facts that the last change set, which 'annulla' would take back. */
export function lastChanged({ jobs, undo }: CaseState): ChangedFact[] {
  if (!undo) return []
  return jobs.flatMap(({ key, facts }) => {
    const old = undo.jobs.find((job) => job.key === key)?.facts ?? {}
    return Object.entries(facts).flatMap(([slot, now]) =>
      isSameFact(old[slot], now) ? [] : [{ job: key, slot, was: old[slot], now }],
    )
  })
}
