/**
 * Calls `run` every `ms` milliseconds, by a timer that does not keep the process alive.
 * @returns a function that stops it
 */
export function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}
