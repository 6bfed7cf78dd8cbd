import type { CallableName, Group } from '../callables.ts'
import { Fault, type FaultKind } from '../transport/fault.ts'
import type { AttemptReport } from './attempt-report.ts'

/** How the last calls of a group ended. Times are milliseconds since the epoch. */
export interface GroupHealth {
  readonly lastSuccess: number | null
  readonly lastFailure: {
    readonly at: number
    readonly kind: FaultKind
    readonly callable: CallableName
  } | null
}

export interface GroupHealthLog {
  observe(report: AttemptReport): void
  read(group: Group): GroupHealth
}

const none: GroupHealth = { lastSuccess: null, lastFailure: null }

/**
 * Remembers the last success and the last failure of each group. A call that this process refused itself does
 * not count: it would hide the failure that opened the circuit.
 */
export function createGroupHealthLog(deps: { readonly clock: () => number }): GroupHealthLog {
  const groups = new Map<Group, GroupHealth>()
  return {
    observe({ group, callable, result }) {
      const health = groups.get(group) ?? none
      const at = deps.clock()
      if (!(result instanceof Fault)) groups.set(group, { ...health, lastSuccess: at })
      else if (!result.isLocal) {
        groups.set(group, { ...health, lastFailure: { at, kind: result.kind, callable } })
      }
    },
    read: (group) => groups.get(group) ?? none,
  }
}
