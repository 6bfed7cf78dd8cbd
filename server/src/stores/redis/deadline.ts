/** An answer did not come in time; it may still come. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/**
 * Waits for an answer from the network, for at most `ms`. Rejects as it does, or with a {@link DeadlineError}. What has
 * reached this machine when the time is over still counts: where the process itself was busy, nobody else was late.
 */
export function withinDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  // The event loop reads its sockets between its timers and its immediates.
  const timer = setTimeout(() => setImmediate(() => reject(new DeadlineError(`no answer in ${ms} ms`))), ms)
  answer.then(
    (value) => {
      clearTimeout(timer)
      resolve(value)
    },
    (error: unknown) => {
      clearTimeout(timer)
      reject(error as Error)
    },
  )
  return promise
}
