/** Runs jobs, so many at a time. */
export interface Limiter {
  /** Runs `job` when its turn comes. Rejects with what `full` makes when too many wait already. */
  run<T>(job: () => Promise<T>): Promise<T>
}

/** A limiter that runs `running` jobs at once and lets `waiting` more queue up, first come first served. */
export function createLimiter(limits: { running: number; waiting: number; full: () => Error }): Limiter {
  const queue: (() => void)[] = []
  let running = 0

  return {
    async run(job) {
      if (running >= limits.running) {
        if (queue.length >= limits.waiting) throw limits.full()
        // The turn is handed over by whoever ends, so `running` does not change.
        await new Promise<void>((resolve) => queue.push(resolve))
      } else running += 1
      try {
        return await job()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
