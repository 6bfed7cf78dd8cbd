const stepMs = 10
/** The most that one step counts, in milliseconds. */
const mostMs = 50

/**
 * Starts a clock that runs only while this process can work: it counts at most 50 ms of a longer pause, which a busy
 * machine causes. With it a limit of time also holds on such a machine.
 *
 * @returns a function that stops the clock and returns its milliseconds
 */
export function startWorkingClock(): () => number {
  let last = performance.now()
  let worked = 0
  const step = () => {
    const now = performance.now()
    worked += Math.min(now - last, mostMs)
    last = now
  }
  const timer = setInterval(step, stepMs).unref()
  return () => {
    clearInterval(timer)
    step()
    return worked
  }
}
