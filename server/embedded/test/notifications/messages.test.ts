import t from 'tap'

import { quietPeriod } from '../../src/notifications/outbox.ts'
import { buildNotifying, mailTo, outboxOf } from './notifying-upstream.ts'
import { startSmtpServer } from './smtp-server.ts'

/** Undoes the quoted-printable form of a text (RFC 2045, section 6.7). */
function decode(source: string): string {
  return Buffer.from(
    source
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

t.test('a booked call is sent by email once, also when its request is repeated', async (t) => {
  const smtp = await startSmtpServer(t)
  const { database, book, run, app } = await buildNotifying(t, mailTo(smtp))
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
  const { database, app, call, run, pass } = await buildNotifying(t, mailTo(smtp))
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
