/** Whether the model answers: `failing` from the first failure on until it answers again. */
export type ModelState = 'ok' | 'failing'

/** Keeps conversations from waiting for a model that does not answer. */
export interface Circuit {
  state(): ModelState
  /** Whether the model is left alone after failures. */
  isOpen(): boolean
  /**
   * Asks to take one turn to the model.
   *
   * @returns the function that reports how it went, of which the first call counts; null if the model is left alone
   */
  enter(): ((failed: boolean) => void) | null
}

/** How many failed turns in a row open the circuit. */
const mostFailures = 2
/** An open circuit lets nothing through for so long, in ms; then one turn at a time, as a probe. */
const openMs = 30_000

/**
 * A circuit breaker for turns, which are few and slow: two failures in a row open it. After 30 s a single turn probes
 * the model; if that fails too, it stays open for another 30 s.
 *
 * @param now milliseconds that only ever grow
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
        // One probe at a time. A probe that never settles is given up after the same time.
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
