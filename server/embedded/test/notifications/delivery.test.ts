import t from 'tap'

import { delayAfter } from '../../src/notifications/delivery.ts'
import { buildNotifying, mailTo, minute, outboxOf } from './notifying-upstream.ts'
import { startSmtpServer } from './smtp-server.ts'

t.test(
  'a failing server is tried again, later each time, and does not touch the visitor’s request',
  async (t) => {
    const smtp = await startSmtpServer(t)
    smtp.refusal = '451 later for +393471234567'
    const { database, app, book, run, pass, lines } = await buildNotifying(t, mailTo(smtp))
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
  const { book, run, pass } = await buildNotifying(t, mailTo(smtp))
  await book()
  await run()
  smtp.refusal = null
  pass(-24 * 60 * minute)
  await run()
  t.equal(smtp.mails.length, 1)
})
