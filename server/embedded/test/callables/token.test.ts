import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { databaseFile } from '../../src/storage/database.ts'
import { startAccount } from './account-app.ts'

const minute = 60_000
const refusal = (message: string) => ({ status: 401, body: { message } })

t.test('a token is valid once, in either flow', async (t) => {
  const { newToken, validate, rows } = await startAccount(t)
  for (const [first, second, flow] of [
    ['validate_short_token', 'handle_token_validation', 'standard'],
    ['handle_token_validation', 'validate_short_token', 'test'],
  ] as const) {
    const token = newToken(flow)
    const { status, body } = await validate(token, first)
    t.equal(status, 200)
    t.same(Object.keys(body), ['fcmToken', 'authToken'])
    t.not(body['fcmToken'], body['authToken'])
    t.same(await validate(token, first), refusal('Token is invalid'))
    t.same(await validate(token, second), refusal('Token is invalid'))
    t.match(
      rows('short_tokens').find(({ uid }) => uid === flow),
      { flow, used_at: Number },
    )
  }
})

t.test('of fifty concurrent uses of a token one succeeds', async (t) => {
  const { newToken, validate } = await startAccount(t)
  const token = newToken()
  const replies = await Promise.all(Array.from({ length: 50 }, () => validate(token)))
  t.equal(replies.filter(({ status }) => status === 200).length, 1)
  t.same(
    replies.find(({ status }) => status !== 200),
    refusal('Token is invalid'),
  )
})

t.test('a token is valid for fifteen minutes', async (t) => {
  const { newToken, validate, pass, rows } = await startAccount(t)
  const [early, late, used] = [newToken(), newToken(), newToken()]
  pass(15 * minute - 1)
  t.equal((await validate(early)).status, 200)
  t.equal((await validate(used)).status, 200)
  pass(1)
  t.same(await validate(late), refusal('Expired Token'))
  t.same(await validate(late, 'handle_token_validation'), refusal('Expired Token'))
  t.same(await validate(used), refusal('Token is invalid'), 'a used one is used for good')
  pass(25 * 60 * minute)
  newToken()
  t.same(await validate(late), refusal('Token is invalid'), 'after a day nobody remembers it')
  t.equal(rows('short_tokens').length, 1)
})

t.test('a malformed token and an unknown token have different messages', async (t) => {
  const { validate, call } = await startAccount(t)
  for (const path of ['validate_short_token', 'handle_token_validation']) {
    t.same(await validate('a0b1c2', path), refusal('Token is invalid'))
    for (const token of ['', ' ', 'a b', '<x>', 7, null, ['a'], 'x'.repeat(513)]) {
      t.same(await validate(token, path), refusal('Invalid data'), JSON.stringify(token))
    }
    for (const body of [{}, [], null, 'a0b1c2', { token: 'a0b1c2' }]) {
      t.same(await call(path, body), refusal('Invalid data'), JSON.stringify(body))
    }
  }
})

t.test('a notification is recorded with the professional of the login', async (t) => {
  const { newToken, validate, call, pass, rows } = await startAccount(t)
  const notify = ({ fcmToken, authToken }: Record<string, unknown>) =>
    call('send_app_notification', { fcm_token: fcmToken, auth_token: authToken })
  const { body: first } = await validate(newToken('u-1'))
  const { body: second } = await validate(newToken('u-2'), 'handle_token_validation')
  pass(1000)
  t.same(await notify(first), { status: 200, body: { status: 'success' } })
  await notify(second)
  t.equal((await notify({ fcmToken: 'f', authToken: 'a' })).status, 200, 'those of others too')
  t.equal((await notify({ ...first, authToken: second['authToken'] })).status, 200)
  const sent_at = Date.parse('2026-11-20T10:05:01+01:00')
  t.match(rows('app_notifications'), [
    { uid: 'u-1', flow: 'standard', sent_at },
    { uid: 'u-2', flow: 'test', sent_at },
    { uid: null, flow: null, sent_at },
    { uid: null, flow: null, sent_at },
  ])
  for (const body of [{}, { fcm_token: 'f' }, { fcm_token: '', auth_token: 'a' }]) {
    t.equal((await call('send_app_notification', body)).status, 400)
  }
})

t.test('no token is stored in the database or logged', async (t) => {
  const { newToken, validate, call, database, folder, log } = await startAccount(t)
  const [token, unused] = [newToken(), newToken()]
  const { body } = await validate(token)
  await call('send_app_notification', { fcm_token: body['fcmToken'], auth_token: body['authToken'] })
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const kept = readFileSync(join(folder, databaseFile)).toString('latin1') + log.join('')
  for (const secret of [token, unused, body['fcmToken'], body['authToken']]) {
    t.notOk(kept.includes(String(secret)))
  }
})
