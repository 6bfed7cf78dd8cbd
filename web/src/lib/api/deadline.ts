/** Calls `run` after `ms` milliseconds. @returns a function that cancels the timer */
export type SetTimer = (ms: number, run: () => void) => () => void

/** The work did not end before its deadline. */
export class DeadlineError extends Error {
  constructor() {
    super('no answer in time')
    this.name = 'DeadlineError'
  }
}

/**
 * Waits for `work` for at most `ms` milliseconds; does not abort the work.
 * @throws {DeadlineError} at the deadline; before it, the work's own rejection
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, setTimer: SetTimer): Promise<T> {
  const expired = Promise.withResolvers<never>()
  const cancel = setTimer(ms, () => expired.reject(new DeadlineError()))
  try {
    return await Promise.race([work, expired.promise])
  } finally {
    cancel()
  }
}

/** {@link SetTimer} by `setTimeout`. */
export const browserSetTimer: SetTimer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
