import t from 'tap'

import { forget } from '../../src/retention/forget.ts'
import { dataFolder as folderOf } from '../../src/storage/database.ts'
import { dataFolder } from '../data-folder.ts'
import { buildNotifying, mailTo, minute, outboxOf } from './notifying-upstream.ts'
import { startSmtpServer } from './smtp-server.ts'

t.test('a message survives the end of the process, and what was erased is not sent', async (t) => {
  const folder = dataFolder(t)
  const smtp = await startSmtpServer(t)
  const first = await buildNotifying(t, mailTo({ port: 1 }), folder)
  t.ok((await first.book())['event_id'])
  t.ok((await first.book('+393470000002'))['event_id'])
  await first.run()
  t.same(
    outboxOf(first.database).map(([, , state]) => state),
    ['waiting', 'waiting'],
  )
  await first.close()
  const second = await buildNotifying(t, mailTo(smtp), folder)
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
  const { database, app, call } = await buildNotifying(t, mailTo({ port: 1 }))
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
  const none = await buildNotifying(t, { mail: null, webhook: null })
  t.ok((await none.book())['event_id'])
  t.same(outboxOf(none.database), [])
  const { database } = await buildNotifying(t, mailTo({ port: 1 }))
  database.exec(`BEGIN; INSERT INTO calendar_events (starts_at, place, contact_telephone, test_data, created_at)
    VALUES (1, 1, '+39', 0, 1); ROLLBACK`)
  t.same(outboxOf(database), [])
})
