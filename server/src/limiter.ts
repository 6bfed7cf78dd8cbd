/** Limits how many jobs run at the same time. */
export interface Limiter {
  /**
   * Runs `job` when a running job ends, or at once if fewer than the maximum run.
   *
   * @throws the error of `full` if the queue is full, else what `job` rejects with
   */
  run<T>(job: () => Promise<T>): Promise<T>
}

interface LimiterOptions {
  readonly maxConcurrent: number
  readonly maxQueued: number
  /** Creates the error for a job that finds the queue full. */
  readonly full: () => Error
}

/** Creates a limiter with a first-in, first-out queue. */
export function createLimiter({ maxConcurrent, maxQueued, full }: LimiterOptions): Limiter {
  const queue: (() => void)[] = []
  let running = 0

  return {
    async run(job) {
      if (running >= maxConcurrent) {
        if (queue.length >= maxQueued) throw full()
        // The job that ends passes its permit to the next one, so `running` does not change.
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
