import { setTimeout as wait } from 'node:timers/promises'

/** A signal that aborts after a time. Call `clear` when it is no longer needed. */
export interface Deadline {
  readonly signal: AbortSignal
  readonly clear: () => void
}

/** The clock and timers of the model's client. */
export interface Timing {
  /** A monotonic clock, in ms. */
  now(): number
  /** Returns a signal that aborts with a TimeoutError after a number of ms. */
  deadline(ms: number): Deadline
  /** Resolves after a number of ms. Rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** The system's clock and timers. */
export const systemTiming: Timing = {
  now: () => performance.now(),
  deadline: (ms) => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      controller.abort(new DOMException('the model took too long', 'TimeoutError'))
    }, ms)
    return { signal: controller.signal, clear: () => clearTimeout(timer) }
  },
  wait: async (ms, signal) => {
    await wait(ms, undefined, { signal })
  },
}
