import { createRollingWindow } from '../rolling-window.ts'

export interface RetryBudget {
  /** Counts the first attempt of a call. */
  countCall(): void
  /** Takes one retry from the budget; false if the budget is used up. */
  takeRetry(): boolean
}

const windowMs = 10_000
const maxShare = 0.1
const minPerSecond = 1

/**
 * Limits the retries of the process to a tenth of its calls in the last 10 s, or to 10 if that is more. So
 * retries add little load to an upstream that is down (security.md, UF-11).
 */
export function createRetryBudget(deps: { clock: () => number }): RetryBudget {
  const window = createRollingWindow({ clock: deps.clock, windowMs })
  return {
    countCall: () => window.add(1, 0),
    takeRetry() {
      const { calls, marked } = window.totals()
      if (marked + 1 > Math.max(calls * maxShare, (minPerSecond * windowMs) / 1000)) return false
      window.add(0, 1)
      return true
    },
  }
}
