import type { FastifyBaseLogger } from 'fastify'

import type { IntentRecords } from '../intent-records.ts'
import { ProcessorError } from '../processor.ts'
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

/**
 * Asks the provider about intents that somebody is about to pay: behind a Unix socket no webhook arrives, and a browser
 * that went away says nothing.
 *
 * @returns a function that makes one round; it never rejects, and a round that comes while one is under way is none
 */
export function createIntentRefresh({ processor, intents, now, log }: RefreshDeps): () => Promise<void> {
  let underWay = false

  async function round(): Promise<void> {
    for (const id of intents.open('stripe', now() - patience, atATime)) {
      const askedAt = now()
      // oxlint-disable-next-line no-await-in-loop -- one after the other is soon enough, and gentle
      intents.report(id, await processor.intentState(id), askedAt)
    }
  }

  return async () => {
    if (underWay) return
    underWay = true
    try {
      await round()
    } catch (error) {
      if (!(error instanceof ProcessorError)) throw error
      log.warn({ err: error }, 'embedded upstream: payments could not be looked up')
    } finally {
      underWay = false
    }
  }
}
