/** Limits how many jobs run at the same time. */
export interface Limiter {
  /**
   * Runs `job` when a running job ends, or at once if fewer than the maximum run.
   *
   * @throws the error of `full` if the queue is full or the job waits too long, else what `job` rejects with
   */
  run<T>(job: () => Promise<T>): Promise<T>
}

interface LimiterOptions {
  readonly maxConcurrent: number
  readonly maxQueued: number
  /** How long a job may wait, in milliseconds. Default: without end. */
  readonly maxWaitMs?: number
  /** Creates the error for a job that finds the queue full, or has waited too long. */
  readonly full: () => Error
}

/** Creates a limiter with a first-in, first-out queue. */
export function createLimiter({ maxConcurrent, maxQueued, maxWaitMs, full }: LimiterOptions): Limiter {
  const queue = new Set<() => void>()
  let running = 0

  function waitForTurn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    function abandon(): void {
      queue.delete(grant)
      reject(full())
    }
    const timer = maxWaitMs === undefined ? undefined : setTimeout(abandon, maxWaitMs)
    function grant(): void {
      clearTimeout(timer)
      resolve()
    }
    queue.add(grant)
    return promise
  }

  return {
    async run(job) {
      if (running >= maxConcurrent) {
        if (queue.size >= maxQueued) throw full()
        // The job that ends passes its permit to the next one, so `running` does not change.
        await waitForTurn()
      } else running += 1
      try {
        return await job()
      } finally {
        const [next] = queue
        if (next) {
          queue.delete(next)
          next()
        } else running -= 1
      }
    },
  }
}
