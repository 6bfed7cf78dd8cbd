/** The state of the model: `failing` from the first failure until it answers again. */
export type ModelState = 'ok' | 'failing'

/** A circuit breaker, so that conversations do not wait for a model that does not answer. */
export interface Circuit {
  state(): ModelState
  /** Whether the circuit is open, so that no turn reaches the model. */
  isOpen(): boolean
  /**
   * Asks for permission to send one turn to the model.
   *
   * @returns the function that reports the result, of which only the first call counts; null if the turn must
   * not be sent
   */
  enter(): ((failed: boolean) => void) | null
}

/** Number of failed turns in a row that opens the circuit. */
const mostFailures = 2
/** How long an open circuit blocks all turns, in ms. Then it lets one turn at a time through, as a probe. */
const openMs = 30_000

/**
 * Makes a circuit breaker for turns, which are few and slow: two failures in a row open it. After 30 s a
 * single turn probes the model; if that also fails, the circuit stays open for another 30 s.
 *
 * @param now a monotonic clock, in ms
 */
export function createCircuit(now: () => number): Circuit {
  let failures = 0
  let restUntil = Number.NEGATIVE_INFINITY

  return {
    state: () => (failures === 0 ? 'ok' : 'failing'),
    isOpen: () => failures >= mostFailures,
    enter() {
      if (failures >= mostFailures) {
        if (now() < restUntil) return null
        // One probe at a time. If a probe never settles, the next one may start after the same time.
        restUntil = now() + openMs
      }
      let isSettled = false
      return (failed) => {
        if (isSettled) return
        isSettled = true
        failures = failed ? failures + 1 : 0
        if (failures >= mostFailures) restUntil = now() + openMs
      }
    },
  }
}
