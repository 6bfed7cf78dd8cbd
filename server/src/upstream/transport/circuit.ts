import { createRollingWindow } from './rolling-window.ts'

/** The state of a circuit breaker. A half-open circuit permits one probe at a time. */
export type CircuitState = 'closed' | 'open' | 'half-open'

/**
 * Reports whether a permitted call failed; null if it was given up without a result. Only the first report
 * counts.
 */
export type Settle = (failed: boolean | null) => void

export interface Circuit {
  state(): CircuitState
  /** Asks to make one call. @returns the function that reports its result, or null if the call is refused */
  enter(): Settle | null
  /** Milliseconds until the circuit may permit a call; 0 if it permits one now. */
  waitMs(): number
}

const windowMs = 10_000
const openMs = 5_000
const minCalls = 10

/**
 * A circuit breaker (contract.md, section 4). It opens if at least half of the calls within 10 s failed, and at
 * least 10 calls were made. An open circuit refuses every call for 5 s and then permits single probes. A
 * successful probe closes the circuit; a failed probe opens it for another 5 s. If a probe has no result
 * after 5 s, the next probe is permitted: otherwise a call with a long deadline would block a recovered
 * upstream.
 */
export function createCircuit(deps: { clock: () => number }): Circuit {
  const { clock } = deps
  const window = createRollingWindow({ clock, windowMs })
  let openUntil: number | null = null
  let probeUntil = 0
  // Counts state changes. The result of a call that started before the last change is ignored.
  let generation = 0

  const change = (until: number | null) => {
    openUntil = until
    probeUntil = 0
    generation++
    window.clear()
  }

  const waitMs = () => (openUntil === null ? 0 : Math.max(0, openUntil - clock(), probeUntil - clock()))

  const settleProbe = (failed: boolean) => change(failed ? clock() + openMs : null)

  const settleCall = (failed: boolean) => {
    window.add(1, failed ? 1 : 0)
    const { calls, marked } = window.totals()
    if (calls >= minCalls && marked * 2 >= calls) change(clock() + openMs)
  }

  return {
    state() {
      if (openUntil === null) return 'closed'
      return clock() < openUntil ? 'open' : 'half-open'
    },
    waitMs,
    enter() {
      if (waitMs() > 0) return null
      const settle = openUntil === null ? settleCall : settleProbe
      if (openUntil !== null) probeUntil = clock() + openMs
      const startedIn = generation
      let settled = false
      return (failed) => {
        if (settled || startedIn !== generation) return
        settled = true
        if (failed !== null) settle(failed)
        // The next probe may start.
        else probeUntil = 0
      }
    },
  }
}
