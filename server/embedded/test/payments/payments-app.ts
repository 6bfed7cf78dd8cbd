import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { pino } from 'pino'
import type { Test } from 'tap'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { databaseFile, openDatabase } from '../../src/database.ts'
import type { RealCards } from '../../src/payments/routes.ts'
import { sowSamples } from '../../src/seed/seed.ts'
import { dataFolder } from '../data-folder.ts'

/** 20 November 2026, in the middle of the morning. */
export const morning = Date.parse('2026-11-20T09:00:00Z')

export interface IntentAnswer {
  readonly amount: number
  readonly clientSecret: string
  readonly paymentIntentId: string
}

export const billing = { cuu_pec: 'ABC1234', vat: '12345678903' }

/** The file of a sown database, made once: sowing takes longer than most of what is tested here. */
let sown: Buffer | undefined

function openSown(folder: string) {
  const file = join(folder, databaseFile)
  if (sown) writeFileSync(file, sown)
  const database = openDatabase(folder)
  if (!sown) {
    sowSamples(database)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    sown = readFileSync(file)
  }
  return database
}

/** The payments of an embedded upstream with the samples, on a clock that stands until it is moved. */
export function buildPayments(t: Test, cards: RealCards | null = null) {
  const folder = dataFolder(t)
  const database = openSown(folder)
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
    /** Lines that were logged so far. */
    log,
    ask,
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
