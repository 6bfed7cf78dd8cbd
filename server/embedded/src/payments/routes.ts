import type { DatabaseSync } from 'node:sqlite'

import type { FastifyPluginCallback } from 'fastify'

import { paymentCallables } from '../callables/payments.ts'
import { randomToken } from '../random-token.ts'
import { sampleSettlementAmount } from '../seed/settlement.ts'
import { createBillingRecords } from './billing-records.ts'
import { createIntentRecords, type IntentRecords } from './intent-records.ts'
import type { CardProcessor } from './processor.ts'
import { createSandboxProcessor } from './sandbox/processor.ts'
import { sandboxRoutes } from './sandbox/routes.ts'

/** The real card provider: who charges, and how it tells what became of a payment. */
export interface RealCards {
  readonly processor: CardProcessor
  readonly news: FastifyPluginCallback<{ readonly intents: IntentRecords; readonly now: () => number }>
}

interface Options {
  readonly database: DatabaseSync
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Null for the test mode. */
  readonly cards: RealCards | null
}

/** Everything under the payments base: the callables, and what the card processor of the day needs beside them. */
export const paymentRoutes: FastifyPluginCallback<Options> = (app, { database, now, cards }, done) => {
  const intents = createIntentRecords(database, now)
  const affiliate = database.prepare('SELECT affiliate_id FROM affiliates WHERE uid = ?')
  const callables = {
    intents,
    billing: createBillingRecords(database, now),
    affiliateId: (uid: string) => {
      const row = affiliate.get(uid)
      return row ? Number(row['affiliate_id']) : null
    },
    settlementAmount: sampleSettlementAmount,
  }
  if (cards) {
    app.register(paymentCallables, { ...callables, processor: cards.processor })
    app.register(cards.news, { intents, now })
  } else {
    const sandbox = createSandboxProcessor({ database, intents, now, newToken: randomToken })
    app.register(paymentCallables, { ...callables, processor: sandbox })
    app.register(sandboxRoutes, { sandbox })
  }
  done()
}
