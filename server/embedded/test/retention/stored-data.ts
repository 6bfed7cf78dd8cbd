import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import { buildChat, dataUrl, jpeg, morning } from '../callables/chat-app.ts'

type Chat = ReturnType<typeof buildChat>

/** A conversation with these messages and two photos. @returns its id */
export async function talk(chat: Chat, ...messages: readonly string[]): Promise<string> {
  let thread: string | undefined
  for (const message of messages) {
    thread = (await chat.send(message, thread)).thread_id
  }
  if (thread === undefined) throw new Error('a conversation has messages')
  await chat.upload(thread, [dataUrl(jpeg), dataUrl(jpeg)], 0)
  return thread
}

/** Stores one row of every kind that a visitor leaves behind, at this time. */
export function storeRows(database: DatabaseSync, name: string, at = morning): void {
  const run = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).run(...values)
  const intent = `INSERT INTO payment_intents (payment_intent_id, processor, purpose, uid, product_id, amount,
    secret_digest, status, created_at, status_at) VALUES (?, 'sandbox', 'trial', NULL, 'p', 29280, NULL, ?, ?, NULL)`
  run(intent, `pi_unused_${name}`, 'requires_payment_method', at)
  run(intent, `pi_unpaid_${name}`, 'requires_payment_method', at)
  run(intent, `pi_paid_${name}`, 'succeeded', at)
  run('INSERT INTO checkout_sessions VALUES (?, ?, ?)', `cs_${name}`, `pi_unused_${name}`, at)
  const billing = `INSERT INTO billing_data (pi, uid, email, payment_method, vat, cuu_pec, created_at, updated_at)
    VALUES (?, NULL, ?, ?, '12345678903', 'ABC1234', ?, ?)`
  for (const [pi, method] of [
    [`pi_unpaid_${name}`, 'card'],
    [`pi_paid_${name}`, 'card'],
    [`pi_bank_transfer_${name}`, 'bank_transfer'],
  ] as const) {
    run(billing, pi, `${name}@example.it`, method, at, at)
  }
  run(
    `INSERT INTO calendar_events (starts_at, place, contact_telephone, test_data, created_at)
    SELECT ?, 1 + count(*), ?, 0, ? FROM calendar_events`,
    at,
    `+39${name}`,
    at,
  )
  run(
    'INSERT INTO short_tokens (token_digest, uid, created_at, expires_at) VALUES (CAST(? AS BLOB), ?, ?, ?)',
    ...([name, `u_${name}`, at, at] as const),
  )
  run('INSERT INTO app_notifications (uid, flow, sent_at) VALUES (?, NULL, ?)', `u_${name}`, at)
  run('INSERT INTO unsubscribes VALUES (?, ?, ?)', name, `${name}@example.it`, at)
}

const countable = [
  'chat_threads',
  'chat_messages',
  'chat_pictures',
  'calendar_events',
  'billing_data',
  'payment_intents',
  'checkout_sessions',
  'short_tokens',
  'app_notifications',
  'unsubscribes',
] as const

/** How many rows each table has. */
export function countRows(database: DatabaseSync): Record<(typeof countable)[number], number> {
  const counts = countable.map((table) => {
    const row = database.prepare(`SELECT count(*) AS n FROM ${table}`).get()
    return [table, Number(row?.['n'])] as const
  })
  return Object.fromEntries(counts) as Record<(typeof countable)[number], number>
}

export function picturesIn(folder: string): readonly string[] {
  const pictures = path.join(folder, 'pictures')
  return existsSync(pictures) ? readdirSync(pictures) : []
}

/** Whether any file of the data folder has these bytes, also in its free pages. */
export function isStored(folder: string, text: string): boolean {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ name }) => readFileSync(path.join(folder, name)).includes(text))
}
