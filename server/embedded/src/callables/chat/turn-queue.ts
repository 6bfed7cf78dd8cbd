/**
 * Runs what belongs to one key one after the other, in the order of the calls: two messages of a conversation that
 * arrive together are answered in turn. Different keys do not wait for each other.
 */
export function createTurnQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key)
    const run = (async () => {
      // Whatever became of the one before is its own caller's affair.
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
