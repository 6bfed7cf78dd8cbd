/** Resolves after `ms` milliseconds; rejects with the signal's reason if it aborts first. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the callers abort with errors
      reject(signal.reason as Error)
    })
  })
}
