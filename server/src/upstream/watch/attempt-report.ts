import type { CallableName, Group } from '../callables.ts'
import type { AnyOutcome } from '../transport/answer.ts'
import type { Fault } from '../transport/fault.ts'
import type { Mismatch } from '../wire/mismatch.ts'

/** One attempt of an upstream call, for metrics, readiness and warnings. */
export interface AttemptReport {
  readonly callable: CallableName
  readonly group: Group
  /** 1 for the first attempt of a call. */
  readonly attempt: number
  /** Milliseconds, including the wait in the group's queue. */
  readonly ms: number
  readonly result: AnyOutcome | Fault
}

/** Items of one answer that were left out because they break the contract. */
export interface DropReport {
  readonly callable: CallableName
  readonly count: number
  /** Of the first item that was left out. */
  readonly mismatch: Mismatch
}
