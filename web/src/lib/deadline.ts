/** Runs something after a while. @returns what calls it off */
export type SetTimer = (ms: number, run: () => void) => () => void

/** Something took longer than it may. */
export class DeadlineError extends Error {
  constructor() {
    super('no answer in time')
    this.name = 'DeadlineError'
  }
}

/**
 * Waits for something no longer than `ms`; what it does meanwhile is not stopped.
 * @throws DeadlineError then, and whatever the work rejects with
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

/** The browser's own timer. */
export const browserSetTimer: SetTimer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
