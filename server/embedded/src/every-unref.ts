/**
 * Calls `run` every `ms` milliseconds, without keeping the process alive.
 *
 * @returns what stops it
 */
export function everyUnref(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms).unref()
  return () => clearInterval(timer)
}
