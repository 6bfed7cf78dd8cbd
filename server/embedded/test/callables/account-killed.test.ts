import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import t from 'tap'

import { usualUnsubscribeToken } from '../../src/callables/email.ts'
import { createTokenRecords } from '../../src/callables/token-records.ts'
import { randomToken } from '../../src/random-token.ts'
import { databaseFile, openForWriting } from '../../src/storage/database.ts'
import { seededFolder } from '../data-folder.ts'
import { startStandalone } from '../standalone.ts'

async function post(portalUrl: string, name: string, payload: object) {
  const reply = await fetch(`${portalUrl}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

t.test('ID-11: after a kill right after a response, used tokens stay used, unsubscribes stay', async (t) => {
  const folder = seededFolder(t)
  const first = await startStandalone(t, folder)
  // Created by another process, as an operator does it.
  const beside = openForWriting(folder)
  const tokens = createTokenRecords({ database: beside, now: Date.now, newToken: randomToken })
  const [used, fresh] = ['u-1', 'u-2'].map((uid) => tokens.add(uid).token)
  beside.close()
  const subscriber = { id: '42', email: 'mario@example.it', token: usualUnsubscribeToken }
  const gone = once(first.process, 'exit')
  t.equal((await post(first.portalUrl, 'email_unsubscribe/', subscriber)).status, 200)
  t.equal((await post(first.portalUrl, 'validate_short_token', { short_token: used })).status, 200)
  first.process.kill('SIGKILL')
  t.match(await gone, [null, 'SIGKILL'])

  const second = await startStandalone(t, folder)
  t.match(await post(second.portalUrl, 'validate_short_token', { short_token: used }), {
    status: 401,
    body: { message: 'Token is invalid' },
  })
  t.equal((await post(second.portalUrl, 'validate_short_token', { short_token: fresh })).status, 200)
  const database = new DatabaseSync(join(folder, databaseFile), { readOnly: true })
  t.teardown(() => database.close())
  t.match(database.prepare('SELECT id, email FROM unsubscribes').all(), [
    { id: '42', email: 'mario@example.it' },
  ])
})
