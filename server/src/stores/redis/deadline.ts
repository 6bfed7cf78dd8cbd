/** An answer did not arrive in time. It may still arrive later. */
class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/**
 * Waits at most `ms` milliseconds for an answer from the network. An answer that has reached this machine at
 * the deadline still counts: if our own event loop was blocked, the server was not late.
 *
 * @throws {DeadlineError} at the deadline, else what `answer` rejects with
 */
export async function withinDeadline<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  // The event loop reads its sockets after the timers and before the immediates.
  const giveUp = () => setImmediate(() => late.reject(new DeadlineError(`no answer in ${ms} ms`)))
  const timer = setTimeout(giveUp, ms)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
