type Grant = (lock: Lock | null) => Promise<unknown>

interface Held {
  readonly tab: object
  readonly lose: (reason: unknown) => void
}

/**
 * The Web Locks of one device. They are granted without a delay, so that a test need not wait before each step.
 * @returns a function that opens a tab's lock manager; opening the same tab again ends its former document
 */
export function createFakeLocks() {
  const held = new Map<string, Held>()
  const closers = new Map<string, () => void>()
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) })

  return (tab: string) => {
    closers.get(tab)?.()
    const document = {}

    function acquire(name: string, grant: Grant): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const lock = { tab: document, lose: reject }
        held.set(name, lock)
        const free = () => {
          if (held.get(name) === lock) held.delete(name)
        }
        void grant({ name, mode: 'exclusive' }).finally(free).then(resolve, reject)
      })
    }

    function request(name: string, { steal }: LockOptions, grant: Grant): Promise<unknown> {
      if (held.has(name) && !steal) return grant(null)
      held.get(name)?.lose(new DOMException('stolen', 'AbortError'))
      return acquire(name, grant)
    }

    /** Frees the tab's locks. */
    function close(): void {
      for (const [name, lock] of held) if (lock.tab === document) held.delete(name)
    }
    closers.set(tab, close)
    return { locks: { request, query } as Pick<LockManager, 'request' | 'query'>, close }
  }
}
