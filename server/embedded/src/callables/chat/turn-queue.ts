/**
 * Creates a function that runs work with the same key in sequence, in the order of the calls: concurrent
 * messages of one conversation are answered one after the other. Different keys do not wait for each other.
 */
export function createTurnQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key)
    const run = (async () => {
      // Ignore an error of the previous work: its own caller gets it.
      await before?.catch(() => undefined)
      return work()
    })()
    last.set(key, run)
    try {
      return await run
    } finally {
      if (last.get(key) === run) last.delete(key)
    }
  }
}
