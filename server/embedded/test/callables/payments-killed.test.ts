import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import t from 'tap'

import { databaseFile } from '../../src/storage/database.ts'
import { seededFolder } from '../data-folder.ts'
import { startStandalone } from '../standalone.ts'

async function post(address: string, payload: object) {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

t.test('ID-11: after a kill right after a response, confirmed payments are there again', async (t) => {
  const folder = seededFolder(t)
  const first = await startStandalone(t, folder)
  const made = await post(`${first.paymentsUrl}/create_payment_intent_by_product_id`, { product_id: 'p' })
  const secret = { client_secret: made.body['clientSecret'] }
  const data = {
    pi: made.body['paymentIntentId'],
    vat: '12345678903',
    cuu_pec: 'ABC1234',
    email: 'ditta@example.it',
    payment_method: 'card',
  }
  const billing = 'add_commercial_data_by_payment_intent'
  const gone = once(first.process, 'exit')
  t.equal((await post(`${first.paymentsUrl}/${billing}`, data)).status, 200)
  const paid = await post(`${first.paymentsUrl}/sandbox/confirmations`, { ...secret, outcome: 'succeeded' })
  first.process.kill('SIGKILL')
  t.match(paid.body, { status: 'succeeded' })
  t.match(await gone, [null, 'SIGKILL'])

  const second = await startStandalone(t, folder)
  t.match((await post(`${second.paymentsUrl}/sandbox/states`, secret)).body, { status: 'succeeded' })
  const again = await post(`${second.paymentsUrl}/${billing}`, data)
  t.equal(again.status, 200, 'and to send it again makes nothing new')
  const database = new DatabaseSync(join(folder, databaseFile), { readOnly: true })
  t.teardown(() => database.close())
  t.match(database.prepare('SELECT pi, vat, email, earlier FROM billing_data').all(), [
    { pi: data.pi, vat: data.vat, email: data.email, earlier: '[]' },
  ])
})
