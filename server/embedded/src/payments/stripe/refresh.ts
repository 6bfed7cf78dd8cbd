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

/** Whoever has sent billing data pays within minutes; after three days nobody does. */
const patience = 3 * 24 * 60 * 60 * 1000
/** Far below what the provider allows in a second. */
const atATime = 20

export interface IntentRefresh {
  /** Makes one round; none while another one is under way. It never rejects: the next round is the next try. */
  run(): Promise<void>
  /** From now on nothing is written any more, whatever is still under way. */
  stop(): void
}

/**
 * Asks the provider about intents that somebody is about to pay: behind a Unix socket no webhook arrives, and a browser
 * that went away says nothing.
 */
export function createIntentRefresh({ processor, intents, now, log }: RefreshDeps): IntentRefresh {
  let underWay = false
  let stopped = false

  async function round(): Promise<void> {
    for (const id of intents.open('stripe', now() - patience, atATime)) {
      const askedAt = now()
      // oxlint-disable-next-line no-await-in-loop -- one after the other is soon enough, and gentle
      const state = await processor.intentState(id)
      if (stopped) return
      intents.report(id, state, askedAt)
    }
  }

  return {
    async run() {
      if (underWay || stopped) return
      underWay = true
      try {
        await round()
      } catch (error) {
        log.warn({ err: error }, 'embedded upstream: payments could not be looked up')
      } finally {
        underWay = false
      }
    },
    stop() {
      stopped = true
    },
  }
}
