/** An answer did not come in time; it may still come. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/**
 * Waits for an answer from the network, for at most `ms`. Rejects as it does, or with a {@link DeadlineError}. What has
 * reached this machine when the time is over still counts: where the process itself was busy, nobody else was late.
 */
export async function withinDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  // The event loop reads its sockets between its timers and its immediates.
  const giveUp = () => setImmediate(() => late.reject(new DeadlineError(`no answer in ${ms} ms`)))
  const timer = setTimeout(giveUp, ms)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
