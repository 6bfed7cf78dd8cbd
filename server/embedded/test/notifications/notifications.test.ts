import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { DatabaseSync } from 'node:sqlite'

import { pino } from 'pino'
import t, { type Test } from 'tap'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { dataFolder as folderOf, openDatabase } from '../../src/database.ts'
import { outboxListing } from '../../src/listings/outbox.ts'
import { createNotifications } from '../../src/notifications/create-notifications.ts'
import { delayAfter } from '../../src/notifications/delivery.ts'
import { quietPeriod } from '../../src/notifications/outbox.ts'
import type { NotificationSettings } from '../../src/notifications/settings.ts'
import { forget } from '../../src/retention/forget.ts'
import { dataFolder } from '../data-folder.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const minute = 60_000

/** What a webhook got. */
interface Delivered {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function startWebhook(t: Test) {
  const state = { port: 0, status: 204, delivered: [] as Delivered[] }
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      state.delivered.push({ headers: request.headers, body })
      reply.writeHead(state.status, { location: '/elsewhere' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  state.port = typeof address === 'object' && address !== null ? address.port : 0
  return state
}

const mailTo = ({ port }: Pick<SmtpServer, 'port'>): NotificationSettings => ({
  mail: {
    url: `smtp://127.0.0.1:${port}`,
    from: 'sito@example.it',
    to: ['uno@example.it', 'due@example.it'],
  },
  webhook: null,
})

/** The embedded upstream on a database, with a clock of its own and without a timer. */
async function build(t: Test, settings: NotificationSettings, folder = dataFolder(t)) {
  const database = openDatabase(folder)
  let time = Date.parse('2026-11-20T10:00:00Z')
  const now = () => time
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const delivery = await createNotifications({ database, settings, now, log, every: () => () => {} })
  const app = buildEmbeddedUpstream({
    database,
    publicOrigin: () => 'http://pictures.example',
    log,
    now,
    notificationReport: () => delivery?.report() ?? null,
  })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await delivery?.close()
    database.close()
  }
  t.teardown(close)
  const call = async (name: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `/callablesForPortal/${name}`, payload })
    return reply.json() as Record<string, unknown>
  }
  const book = (phone = '+393471234567', title = 'Domande') =>
    call('add_calendar_event/', {
      date_time: '2026-11-23T14:00:00.000Z',
      contact_telephone: phone,
      title,
      test_data: true,
    })
  const run = () => delivery?.run()
  return { database, app, lines, call, book, run, close, pass: (ms: number) => (time += ms) }
}

function outboxOf(database: DatabaseSync) {
  return outboxListing
    .rows(database)
    .map(({ channel, about, state, attempts }) => [channel, about, state, attempts])
}

t.test('a booked call is sent by email once, also when its request is repeated', async (t) => {
  const smtp = await startSmtpServer(t)
  const { database, book, run, app } = await build(t, mailTo(smtp))
  t.ok((await book('+393471234567', 'Domande\r\nBcc: other@example.it'))['event_id'])
  t.ok((await book())['event_id'])
  t.same(outboxOf(database), [['email', 'booking', 'waiting', 0]])
  await run()
  await run()
  t.equal(smtp.mails.length, 1)
  const [mail] = smtp.mails
  t.match(mail, { from: 'sito@example.it', to: ['uno@example.it', 'due@example.it'] })
  t.match(mail?.source, /^Subject: \[prova\] Chiamata prenotata per il 2026-11-23 15:00\r$/m)
  t.match(mail?.source, /^Telefono: \+393471234567\r$/m)
  t.match(mail?.source, /^Message-ID: <msg_1_[0-9a-f]{24}@example\.it>\r$/im)
  const [headers = ''] = (mail?.source ?? '').split('\r\n\r\n', 1)
  t.notMatch(headers, 'Bcc', 'what a visitor wrote makes no header')
  t.same(outboxOf(database), [['email', 'booking', 'sent', 1]])
  const health = await app.inject('/healthz')
  t.match(health.json(), { notifications: { status: 'ok', waiting: 0, lastFailure: null } })
})

t.test('billing data and a quiet conversation are sent, a conversation once and as a whole', async (t) => {
  const smtp = await startSmtpServer(t)
  const { database, app, call, run, pass } = await build(t, mailTo(smtp))
  await app.inject({
    method: 'POST',
    url: '/payments/add_commercial_data_by_payment_intent',
    payload: {
      pi: 'pi_bank_transfer_1',
      vat: '12345678903',
      cuu_pec: 'a@pec.it',
      email: 'a@b.it',
      payment_method: 'bank_transfer',
    },
  })
  const said = { content: 'Vorrei imbiancare casa', service: 'tinteggiatura' }
  const { thread_id: threadId } = await call('chat_with_assistant', said)
  await run()
  t.match(
    smtp.mails[0]?.source,
    /Metodo: bonifico\r\nPartita IVA: 12345678903\r\nPEC o codice SDI: a@pec\.it/,
  )
  pass(quietPeriod - 1)
  await run()
  t.equal(smtp.mails.length, 1, 'the customer may go on')
  await call('chat_with_assistant', { ...said, content: 'Sono 80 metri', thread_id: threadId })
  pass(quietPeriod - 1)
  await run()
  t.equal(smtp.mails.length, 1)
  pass(1)
  await run()
  t.equal(smtp.mails.length, 2)
  const source = decode(smtp.mails[1]?.source ?? '')
  t.match(source, /Nuova richiesta di preventivo: tinteggiatura/)
  t.match(source, /Cliente:\s+Vorrei imbiancare casa/)
  t.match(source, /Cliente:\s+Sono 80 metri/)
  t.notMatch(source, String(threadId), 'who knows the id of a conversation can read it')
  t.same(outboxOf(database), [
    ['email', 'billing', 'sent', 1],
    ['email', 'request', 'sent', 1],
  ])
})

/** Undoes the quoted-printable form of a text (RFC 2045, section 6.7). */
function decode(source: string): string {
  return Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

t.test(
  'a failing server is tried again, later each time, and does not touch the visitor’s request',
  async (t) => {
    const smtp = await startSmtpServer(t)
    smtp.refusal = '451 later for +393471234567'
    const { database, app, book, run, pass, lines } = await build(t, mailTo(smtp))
    t.ok((await book())['event_id'])
    await run()
    await run()
    t.same(outboxOf(database), [['email', 'booking', 'waiting', 1]], 'the next attempt is not due yet')
    t.match(database.prepare('SELECT last_error FROM outbox').get(), { last_error: 'EMESSAGE 451' })
    t.match(JSON.parse(lines.at(-1) ?? ''), {
      level: 40,
      event: 'notification',
      channel: 'email',
      kind: 'booking',
      attempts: 1,
    })
    t.notMatch(lines.join(''), '393471234567')
    t.match((await app.inject('/healthz')).json(), {
      notifications: {
        status: 'failing',
        waiting: 1,
        lastFailure: { channel: 'email', reason: 'EMESSAGE 451' },
      },
    })
    pass(minute / 2)
    await run()
    t.same(outboxOf(database), [['email', 'booking', 'waiting', 2]])
    t.same(
      [1, 2, 3, 8, 50].map((count) => delayAfter(count) / minute),
      [0.5, 1, 2, 60, 60],
    )
    smtp.refusal = null
    pass(minute)
    await run()
    t.equal(smtp.mails.length, 1)
    t.match(lines.at(-1), 'messages are sent again')

    smtp.refusal = '550 no'
    await book('+393470000001')
    pass(3 * 24 * 60 * minute + 1)
    await run()
    t.same(outboxOf(database).at(-1), ['email', 'booking', 'given up', 1])
    t.match(JSON.parse(lines.at(-1) ?? ''), { level: 50, msg: /given up/ })
  },
)

t.test('O12: a clock that is set back by a day does not defer the next attempt', async (t) => {
  const smtp = await startSmtpServer(t)
  smtp.refusal = '451 later'
  const { book, run, pass } = await build(t, mailTo(smtp))
  await book()
  await run()
  smtp.refusal = null
  pass(-24 * 60 * minute)
  await run()
  t.equal(smtp.mails.length, 1)
})

t.test('a message survives the end of the process, and what was erased is not sent', async (t) => {
  const folder = dataFolder(t)
  const smtp = await startSmtpServer(t)
  const first = await build(t, mailTo({ port: 1 }), folder)
  t.ok((await first.book())['event_id'])
  t.ok((await first.book('+393470000002'))['event_id'])
  await first.run()
  t.same(
    outboxOf(first.database).map(([, , state]) => state),
    ['waiting', 'waiting'],
  )
  await first.close()
  const second = await build(t, mailTo(smtp), folder)
  second.database.exec("DELETE FROM calendar_events WHERE contact_telephone = '+393470000002'")
  t.same(
    outboxOf(second.database).map(([, , state]) => state),
    ['waiting'],
    'its message goes with it',
  )
  second.pass(minute)
  await second.run()
  t.equal(smtp.mails.length, 1)
  t.match(smtp.mails[0]?.source, /\+393471234567/)
  t.same(outboxOf(second.database), [['email', 'booking', 'sent', 2]])
  t.equal(folderOf(second.database), folder)
})

t.test('an erased conversation or payment leaves no reference', async (t) => {
  const { database, app, call } = await build(t, mailTo({ port: 1 }))
  const { thread_id: threadId } = await call('chat_with_assistant', { content: 'Ciao', service: 'caldaia' })
  t.type(threadId, 'string')
  const payload = {
    pi: 'pi_bank_transfer_1',
    vat: '12345678903',
    cuu_pec: 'a@pec.it',
    email: 'a@b.it',
    payment_method: 'bank_transfer',
  }
  await app.inject({ method: 'POST', url: '/payments/add_commercial_data_by_payment_intent', payload })
  t.equal(outboxOf(database).length, 2)
  forget({ database, target: { by: 'email', value: 'a@b.it' }, dryRun: false, now: Date.now })
  forget({ database, target: { by: 'thread', value: String(threadId) }, dryRun: false, now: Date.now })
  database.exec('DELETE FROM billing_data')
  t.same(outboxOf(database), [])
})

t.test('a booking that is not stored makes no message, and without channels nothing is noted', async (t) => {
  const none = await build(t, { mail: null, webhook: null })
  t.ok((await none.book())['event_id'])
  t.same(outboxOf(none.database), [])
  const { database } = await build(t, mailTo({ port: 1 }))
  database.exec(`BEGIN; INSERT INTO calendar_events (starts_at, place, contact_telephone, test_data, created_at)
    VALUES (1, 1, '+39', 0, 1); ROLLBACK`)
  t.same(outboxOf(database), [])
})

t.test('a webhook gets signed JSON, and anything but a 2xx is repeated with the same id', async (t) => {
  const hook = await startWebhook(t)
  hook.status = 307
  const { run, pass, book, database } = await build(t, {
    mail: null,
    webhook: { url: `http://127.0.0.1:${hook.port}/hook`, secret },
  })
  t.ok((await book())['event_id'])
  await run()
  t.equal(hook.delivered.length, 1, 'a redirect is not followed')
  t.match(database.prepare('SELECT last_error FROM outbox').get(), { last_error: 'status 307' })
  hook.status = 204
  pass(minute)
  await run()
  const [first, second] = hook.delivered
  t.equal(first?.headers['webhook-id'], second?.headers['webhook-id'])
  const { headers, body } = second ?? { headers: {}, body: '' }
  t.equal(headers['webhook-timestamp'], String(Date.parse('2026-11-20T10:01:00Z') / 1000))
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', Buffer.alloc(32, 7)).update(signed).digest('base64')
  t.equal(headers['webhook-signature'], `v1,${expected}`)
  t.match(JSON.parse(body), {
    type: 'booking.created',
    timestamp: '2026-11-20T10:01:00.000Z',
    data: {
      id: '1',
      starts_at: '2026-11-23T14:00:00.000Z',
      phone: '+393471234567',
      subject: 'Domande',
      test: true,
    },
  })
  t.same(outboxOf(database), [['webhook', 'booking', 'sent', 2]])
})
