import type { DatabaseSync } from 'node:sqlite'

import type { FastifyPluginCallback } from 'fastify'

import { paymentCallables } from '../callables/payments.ts'
import { randomToken } from '../random-token.ts'
import { sampleSettlementAmount } from '../seed/settlement.ts'
import { isSample } from '../storage/seed-records.ts'
import { createBillingRecords } from './billing-records.ts'
import { createIntentRecords, type IntentRecords } from './intent-records.ts'
import type { CardProcessor } from './processor.ts'
import { createSandboxProcessor } from './sandbox/processor.ts'
import { sandboxRoutes } from './sandbox/routes.ts'

/** The card provider: it charges cards, and `statusUpdates` stores the outcome of payments. */
export interface CardProvider {
  readonly processor: CardProcessor
  readonly statusUpdates: FastifyPluginCallback<{
    readonly intents: IntentRecords
    readonly now: () => number
  }>
}

interface Options {
  readonly database: DatabaseSync
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Null for the test mode. */
  readonly cards: CardProvider | null
}

/**
 * All routes under the payments base path: the callables, and the routes that the chosen card processor
 * needs.
 */
export const paymentRoutes: FastifyPluginCallback<Options> = (app, { database, now, cards }, done) => {
  const intents = createIntentRecords(database, now)
  const affiliate = database.prepare(
    `SELECT affiliate_id, settlement_due, ${isSample} AS sample FROM affiliates WHERE uid = ?`,
  )
  const callables = {
    intents,
    billing: createBillingRecords(database, now),
    account: (uid: string) => {
      const row = affiliate.get(uid)
      if (!row) return null
      const due = row['settlement_due'] === null ? null : Number(row['settlement_due'])
      return { due: row['sample'] === 1 ? sampleSettlementAmount(Number(row['affiliate_id'])) : due }
    },
  }
  if (cards) {
    app.register(paymentCallables, { ...callables, processor: cards.processor })
    app.register(cards.statusUpdates, { intents, now })
  } else {
    const sandbox = createSandboxProcessor({ database, intents, now, newToken: randomToken })
    app.register(paymentCallables, { ...callables, processor: sandbox })
    app.register(sandboxRoutes, { sandbox })
  }
  done()
}
