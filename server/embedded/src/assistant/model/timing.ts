import { setTimeout as wait } from 'node:timers/promises'

/** A signal that aborts when time is up; `clear` once it is not needed any more. */
export interface Deadline {
  readonly signal: AbortSignal
  readonly clear: () => void
}

/** Time as the model's client needs it. */
export interface Timing {
  /** Milliseconds that only ever grow. */
  now(): number
  /** A signal that aborts with a TimeoutError after so many milliseconds. */
  deadline(ms: number): Deadline
  /** Rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** The time of this machine. */
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
