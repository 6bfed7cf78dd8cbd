export interface RollingWindow {
  /**
   * Adds calls. `marked` is how many calls to count separately: failures for a circuit, retries for a budget.
   */
  add(calls: number, marked: number): void
  totals(): { calls: number; marked: number }
  clear(): void
}

const slices = 20

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * Counts calls over the last `windowMs` milliseconds. It keeps twenty slices, so its size does not grow with
 * the load. The oldest slice expires as a whole: the window may be up to a twentieth shorter, never longer.
 */
export function createRollingWindow(deps: { clock: () => number; windowMs: number }): RollingWindow {
  const sliceMs = deps.windowMs / slices
  const calls = Array.from({ length: slices }, () => 0)
  const marked = Array.from({ length: slices }, () => 0)
  let current = Math.floor(deps.clock() / sliceMs)

  const forgetPast = () => {
    const now = Math.floor(deps.clock() / sliceMs)
    const passed = Math.min(now - current, slices)
    for (let step = 1; step <= passed; step++) {
      const index = (current + step) % slices
      calls[index] = 0
      marked[index] = 0
    }
    // If the clock goes back, old slices must not become current again.
    current = Math.max(current, now)
  }

  return {
    add(addedCalls, addedMarked) {
      forgetPast()
      const index = current % slices
      calls[index] = (calls[index] ?? 0) + addedCalls
      marked[index] = (marked[index] ?? 0) + addedMarked
    },
    totals() {
      forgetPast()
      return { calls: sum(calls), marked: sum(marked) }
    },
    clear() {
      calls.fill(0)
      marked.fill(0)
    },
  }
}
