import { createRollingWindow } from './rolling-window.ts'

export interface RetryBudget {
  /** Counts a call's first try. */
  countCall(): void
  /** Takes one retry out of the budget; false where none is left. */
  takeRetry(): boolean
}

const spanMs = 10_000
const share = 0.1
const leastPerSecond = 1

/**
 * Bounds the retries of the whole process to a tenth of its calls, at least one per second, both over the
 * last 10 s: an upstream that is down is never asked much more often than one that is up (security.md, UF-11).
 */
export function createRetryBudget(deps: { clock: () => number }): RetryBudget {
  const window = createRollingWindow({ clock: deps.clock, spanMs })
  return {
    countCall: () => window.add(1, 0),
    takeRetry() {
      const { calls, marked } = window.totals()
      if (marked + 1 > Math.max(calls * share, (leastPerSecond * spanMs) / 1000)) return false
      window.add(0, 1)
      return true
    },
  }
}
