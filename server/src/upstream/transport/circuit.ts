import { createRollingWindow } from './rolling-window.ts'

/** How a group's circuit stands; half-open lets one probe through. */
export type CircuitState = 'closed' | 'open' | 'half-open'

/** Tells the circuit how a permitted call went; only the first telling counts. */
export type Settle = (failed: boolean) => void

export interface Circuit {
  state(): CircuitState
  /** Permits one call, or null where the circuit refuses it. */
  enter(): Settle | null
  /** Milliseconds until a call may be permitted again; 0 where it may at once. */
  waitMs(): number
}

const spanMs = 10_000
const openMs = 5_000
const leastCalls = 10

/**
 * Opens after at least 10 calls within 10 s of which half or more failed, refuses everything for 5 s, then
 * lets single probes through: a good one closes it, a bad one opens it for another 5 s (api.md, section 4).
 * A probe without an answer for 5 s makes room for the next one, so that a call with a long deadline does
 * not keep a healed upstream shut out.
 */
export function createCircuit(deps: { clock: () => number }): Circuit {
  const { clock } = deps
  const window = createRollingWindow({ clock, spanMs })
  let openUntil: number | null = null
  let probeUntil = 0
  // Calls that started before the last change say nothing about the upstream after it.
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
    if (calls >= leastCalls && marked * 2 >= calls) change(clock() + openMs)
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
        settle(failed)
      }
    },
  }
}
