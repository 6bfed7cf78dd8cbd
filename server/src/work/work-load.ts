import type { Limiter } from './limiter.ts'

/** How much work is under way and how much waits for its turn. */
export interface WorkLoad {
  readonly running: number
  readonly waiting: number
}

/** A limiter whose load can be read. */
export interface MeasuredLimiter extends Limiter {
  load(): WorkLoad
}

/** Measures the load of a limiter. */
export function measureLimiter(limiter: Limiter): MeasuredLimiter {
  let running = 0
  let waiting = 0
  return {
    load: () => ({ running, waiting }),
    async run(job) {
      let hasStarted = false
      waiting += 1
      try {
        return await limiter.run(() => {
          hasStarted = true
          waiting -= 1
          running += 1
          return job()
        })
      } finally {
        if (hasStarted) running -= 1
        else waiting -= 1
      }
    },
  }
}
