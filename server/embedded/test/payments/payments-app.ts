import { pino } from 'pino'
import type { Test } from 'tap'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import type { CardProvider } from '../../src/payments/routes.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { seededFolder } from '../data-folder.ts'

/** 20 November 2026, 10:00 in Rome. */
export const morning = Date.parse('2026-11-20T09:00:00Z')

export interface IntentAnswer {
  readonly amount: number
  readonly clientSecret: string
  readonly paymentIntentId: string
}

export const billing = { cuu_pec: 'ABC1234', vat: '12345678903' }

/**
 * Builds an embedded upstream with the samples, for its payment routes. Its clock only moves when `pass` is
 * called.
 */
export function buildPayments(t: Test, cards: CardProvider | null = null) {
  const folder = seededFolder(t)
  const database = openDatabase(folder)
  const log: string[] = []
  let now = morning
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    now: () => now,
    cards,
  })
  t.teardown(async () => {
    await app.close()
    database.close()
  })

  async function ask(name: string, payload?: object) {
    const reply = await app.inject(
      payload === undefined
        ? { method: 'GET', url: `/payments/${name}` }
        : { method: 'POST', url: `/payments/${name}`, payload },
    )
    return { status: reply.statusCode, body: reply.json<unknown>() }
  }

  return {
    app,
    database,
    folder,
    /** Log lines so far. */
    log,
    ask,
    /** Moves the clock forward. */
    pass: (ms: number) => {
      now += ms
    },
    intent: async (name: string, payload: object): Promise<IntentAnswer> => {
      const { status, body } = await ask(name, payload)
      if (status !== 200) throw new Error(`${name} answered ${status}`)
      return body as IntentAnswer
    },
    uidOf: (affiliateId: number): string => {
      const row = database.prepare('SELECT uid FROM affiliates WHERE affiliate_id = ?').get(affiliateId)
      return String(row?.['uid'])
    },
    billingRows: () => database.prepare('SELECT * FROM billing_data ORDER BY pi').all(),
  }
}
