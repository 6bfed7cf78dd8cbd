/**
 * The embedded upstream, killed at random times while it writes (security.md, ID-11). `HARD_TEST_KILLS` kills, 500 by
 * default: about four minutes.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

import { romeDateTime } from '@mestieri/shared/rome-time.ts'
import t, { type Test } from 'tap'

import { plannedSlots } from '../../embedded/src/seed/calendar-plan.ts'
import { databaseFile } from '../../embedded/src/storage/database.ts'
import { dataFolder } from '../../embedded/test/data-folder.ts'
import { startStandalone } from '../../embedded/test/standalone.ts'

t.setTimeout(0)

const kills = Number(process.env['HARD_TEST_KILLS'] ?? 500)
const streams = 4
/** The longest time from the first write to the kill, in milliseconds. */
const longestRunMs = 700
const dayMs = 24 * 60 * 60_000

/** How to find a stored record: the query takes the values that were acknowledged. */
const queries = {
  bookings: 'SELECT 1 FROM calendar_events WHERE event_id = ? AND contact_telephone = ?',
  billing: 'SELECT 1 FROM billing_data WHERE pi = ? AND email = ?',
  chat: `SELECT 1 FROM chat_messages AS said JOIN chat_messages AS answer USING (thread_id)
    WHERE thread_id = ? AND said.role = 'user' AND said.content = ?
      AND answer.role = 'assistant' AND answer.position = said.position + 1 AND answer.content = ?`,
} as const

type Kind = keyof typeof queries

interface Acknowledged {
  readonly kind: Kind
  readonly values: readonly (string | number)[]
}

/** Free times of the calendar, each one once. */
function* freeTimes(): Generator<string, never> {
  for (let day = Date.UTC(2030, 0, 1); ; day += dayMs) {
    const date = new Date(day).toISOString().slice(0, 10)
    for (const { time } of plannedSlots(date)) yield romeDateTime(date, time)
  }
}

/** Posts JSON. Resolves with the body of a 200; with null if the answer did not arrive whole. */
async function post(url: string, body: object): Promise<Record<string, unknown> | null> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const read = (await reply.json()) as Record<string, unknown>
    if (reply.status !== 200) throw new RangeError(`${url} answered ${reply.status}`)
    return read
  } catch (error) {
    if (error instanceof RangeError) throw error
    return null
  }
}

type Addresses = Pick<Awaited<ReturnType<typeof startStandalone>>, 'portalUrl' | 'paymentsUrl'>

async function repeat(write: (at: Addresses) => Promise<boolean>, at: Addresses): Promise<void> {
  while (await write(at));
}

/** Writers that each write one record after the other until the process is gone. */
function createWriters() {
  const times = freeTimes()
  const acknowledged: Acknowledged[] = []
  let count = 0

  async function book({ portalUrl }: Addresses): Promise<boolean> {
    const phone = `+39347${String((count += 1)).padStart(7, '0')}`
    const event = { date_time: times.next().value, contact_telephone: phone, test_data: true }
    const answer = await post(`${portalUrl}/add_calendar_event/`, event)
    if (answer) acknowledged.push({ kind: 'bookings', values: [Number(answer['event_id']), phone] })
    return answer !== null
  }

  async function bill({ paymentsUrl }: Addresses): Promise<boolean> {
    const intent = await post(`${paymentsUrl}/create_payment_intent_by_product_id`, { product_id: 'p' })
    if (!intent) return false
    const pi = String(intent['paymentIntentId'])
    const email = `ditta${(count += 1)}@example.it`
    const data = { pi, vat: '12345678903', cuu_pec: 'ABC1234', email, payment_method: 'card' }
    const answer = await post(`${paymentsUrl}/add_commercial_data_by_payment_intent`, data)
    if (answer) acknowledged.push({ kind: 'billing', values: [pi, email] })
    return answer !== null
  }

  let thread: string | undefined
  async function say({ portalUrl }: Addresses): Promise<boolean> {
    const content = `Perde acqua, ${(count += 1)}`
    const known = thread === undefined ? {} : { thread_id: thread }
    const answer = await post(`${portalUrl}/chat_with_assistant`, { service: 'caldaia', content, ...known })
    if (!answer) return false
    const id = String(answer['thread_id'])
    acknowledged.push({ kind: 'chat', values: [id, content, String(answer['reply'])] })
    // Six messages in a conversation, then a new one.
    thread = count % 6 === 0 ? undefined : id
    return true
  }

  return {
    acknowledged,
    /** Resolves when the process is gone. */
    writeUntilGone: (at: Addresses) =>
      Promise.all([book, book, bill, bill, say].map((write) => repeat(write, at))),
  }
}

/** The acknowledged records that the database does not hold, and whether it is intact. */
function inspect(folder: string, acknowledged: readonly Acknowledged[]) {
  const database = new DatabaseSync(join(folder, databaseFile), { readOnly: true })
  try {
    const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() ?? {}
    const orphans = database.prepare('PRAGMA foreign_key_check').all().length
    const isMissing = ({ kind, values }: Acknowledged) => {
      const row = database.prepare(queries[kind]).get(...values)
      return row === undefined
    }
    return { isIntact: integrity === 'ok' && orphans === 0, missing: acknowledged.filter(isMissing) }
  } finally {
    database.close()
  }
}

/** Starts, checks what the kill before has left, writes and kills, again and again in one data folder. */
async function runStream(t: Test, rounds: number) {
  const folder = dataFolder(t)
  const { acknowledged, writeUntilGone } = createWriters()
  let checked = 0
  let damaged = 0
  let idle = 0
  const missing: Acknowledged[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const running = await startStandalone(t, folder)
    // The upstream has opened the file as it was left. The last look is at the records of all rounds.
    const look = inspect(folder, acknowledged.slice(round === rounds ? 0 : checked))
    missing.push(...look.missing)
    if (!look.isIntact) damaged += 1
    if (round === rounds) break
    checked = acknowledged.length
    const gone = once(running.process, 'exit')
    const writing = writeUntilGone(running)
    await wait(Math.random() * longestRunMs)
    running.process.kill('SIGKILL')
    await Promise.all([gone, writing])
    if (acknowledged.length === checked) idle += 1
  }
  return { acknowledged, missing, damaged, idle }
}

t.test(`ID-11: ${kills} kills during writes lose nothing that was acknowledged`, async (t) => {
  const startedAt = performance.now()
  const shares = Array.from({ length: streams }, (_, index) => Math.ceil((kills - index) / streams))
  const results = await Promise.all(shares.map((rounds) => runStream(t, rounds)))
  const all = results.flatMap(({ acknowledged }) => acknowledged)
  const missing = results.flatMap((result) => result.missing)
  const sum = (of: 'damaged' | 'idle') => results.reduce((total, result) => total + result[of], 0)
  const counts = Object.keys(queries).map((kind) => {
    return `${all.filter((record) => record.kind === kind).length} ${kind}`
  })
  process.stderr.write(
    `${kills} kills in ${Math.round((performance.now() - startedAt) / 1000)} s: ${all.length} acknowledged records ` +
      `(${counts.join(', ')}), ${missing.length} lost, ${sum('damaged')} damaged databases; ` +
      `${sum('idle')} kills came before an acknowledgement\n`,
  )
  t.same(missing, [])
  t.equal(sum('damaged'), 0)
  t.ok(sum('idle') < kills / 2, 'most kills come during writes')
  for (const kind of Object.keys(queries)) t.ok(all.some((record) => record.kind === kind))
})
