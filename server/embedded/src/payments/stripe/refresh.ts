import type { FastifyBaseLogger } from 'fastify'

import type { IntentRecords } from '../intent-records.ts'
import type { StripeProcessor } from './processor.ts'

interface RefreshDeps {
  readonly processor: Pick<StripeProcessor, 'intentState'>
  readonly intents: Pick<IntentRecords, 'open' | 'report'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Only payments with billing data of the last three days are asked about, in ms. Buyers pay within minutes of
 * sending them.
 */
const lookUpWindow = 3 * 24 * 60 * 60 * 1000
/** Requests per round, far below the provider's rate limit. */
const batchSize = 20

export interface IntentRefresh {
  /**
   * Runs one round, unless one is running. Never rejects: an error is logged, and the next round tries again.
   */
  run(): Promise<void>
  /** Stops all writes, also those of a round that is still running. */
  stop(): void
}

/**
 * Asks the provider for the state of open intents that have billing data. Without it, a payment whose browser
 * page was closed would keep its old state, because no webhook reaches an upstream behind a Unix socket.
 */
export function createIntentRefresh({ processor, intents, now, log }: RefreshDeps): IntentRefresh {
  let running = false
  let stopped = false

  async function round(): Promise<void> {
    for (const id of intents.open('stripe', now() - lookUpWindow, batchSize)) {
      const askedAt = now()
      // oxlint-disable-next-line no-await-in-loop -- requests run one by one to spare the provider
      const state = await processor.intentState(id)
      if (stopped) return
      intents.report(id, state, askedAt)
    }
  }

  return {
    async run() {
      if (running || stopped) return
      running = true
      try {
        await round()
      } catch (error) {
        log.warn({ err: error }, 'embedded upstream: payment status refresh failed')
      } finally {
        running = false
      }
    },
    stop() {
      stopped = true
    },
  }
}
