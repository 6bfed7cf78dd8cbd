import { AppError } from '../../errors.ts'

/** How much work one client may cause that no cache saves. */
export interface WorkLimits {
  /** Milliseconds of work that a client may cause at once. */
  readonly burstMs: number
  /** Milliseconds of work that come back in a second. */
  readonly refillMs: number
  /** What a job costs until its end shows its duration, so that many jobs at once cannot exceed the budget. */
  readonly estimateMs: number
}

/** A budget of work per client. It counts time and not jobs, because one job can take a hundred times another. */
export interface WorkBudget {
  /**
   * Runs a job at the expense of a client.
   * @throws {AppError} `rate_limited` if the client's budget is used up; the job does not run then
   */
  run<T>(client: string, job: (measure: Measure) => Promise<T>): Promise<T>
}

/** Runs the expensive part of a job, whose duration counts. */
export type Measure = <T>(part: () => Promise<T>) => Promise<T>

interface WorkBudgetDeps extends WorkLimits {
  /** Milliseconds since a fixed moment; it never goes back. */
  readonly clock: () => number
}

interface Account {
  leftMs: number
  /** When `leftMs` was counted. */
  at: number
}

/** The number of clients above which those with a full budget are forgotten. */
const manyClients = 5000

/** Creates a {@link WorkBudget} in which each client has a token bucket. */
export function createWorkBudget({ burstMs, refillMs, estimateMs, clock }: WorkBudgetDeps): WorkBudget {
  const accounts = new Map<string, Account>()

  function refilled({ leftMs, at }: Account, now: number): number {
    return Math.min(burstMs, leftMs + ((now - at) / 1000) * refillMs)
  }

  function forgetIdle(now: number): void {
    for (const [client, account] of accounts) {
      if (refilled(account, now) === burstMs) accounts.delete(client)
    }
  }

  function accountOf(client: string): Account {
    const now = clock()
    const known = accounts.get(client)
    if (known) {
      known.leftMs = refilled(known, now)
      known.at = now
      return known
    }
    if (accounts.size >= manyClients) forgetIdle(now)
    const account = { leftMs: burstMs, at: now }
    accounts.set(client, account)
    return account
  }

  return {
    async run(client, job) {
      const account = accountOf(client)
      if (account.leftMs < estimateMs) {
        throw new AppError('rate_limited', {
          retryAfter: Math.ceil((estimateMs - account.leftMs) / refillMs),
        })
      }
      account.leftMs -= estimateMs
      let spentMs = 0
      try {
        return await job(async (part) => {
          const start = clock()
          try {
            return await part()
          } finally {
            spentMs += clock() - start
          }
        })
      } finally {
        accountOf(client).leftMs += estimateMs - spentMs
      }
    },
  }
}
