import type { CallableName, Group } from '../callables.ts'
import { Fault, type FaultKind } from '../transport/fault.ts'
import type { AttemptReport } from './attempt-report.ts'

/** How the last calls of a group ended. Times are milliseconds since the epoch. */
export interface GroupHealth {
  readonly lastSuccess: number | null
  readonly lastFailure: {
    readonly at: number
    /** 'absent': a 404 to a call that must find something. */
    readonly kind: FaultKind | 'absent'
    readonly callable: CallableName
  } | null
}

export interface GroupHealthLog {
  observe(report: AttemptReport): void
  /** Remembers a failure that the attempts do not show. */
  fail(group: Group, callable: CallableName, kind: 'absent'): void
  read(group: Group): GroupHealth
}

const none: GroupHealth = { lastSuccess: null, lastFailure: null }

/**
 * Remembers the last success and the last failure of each group. A call that this process refused itself does
 * not count: it would hide the failure that opened the circuit.
 */
export function createGroupHealthLog(deps: { readonly clock: () => number }): GroupHealthLog {
  const groups = new Map<Group, GroupHealth>()
  const read = (group: Group): GroupHealth => groups.get(group) ?? none

  function fail(group: Group, callable: CallableName, kind: FaultKind | 'absent'): void {
    groups.set(group, { ...read(group), lastFailure: { at: deps.clock(), kind, callable } })
  }

  return {
    observe({ group, callable, result }) {
      if (!(result instanceof Fault)) groups.set(group, { ...read(group), lastSuccess: deps.clock() })
      else if (!result.isLocal) fail(group, callable, result.kind)
    },
    fail,
    read,
  }
}
