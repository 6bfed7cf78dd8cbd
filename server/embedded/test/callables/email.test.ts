import t from 'tap'

import { loadConfig } from '../../../src/config/config.ts'
import { usualUnsubscribeToken } from '../../src/callables/email.ts'
import { startAccount } from './account-app.ts'

const success = { status: 200, body: { status: 'success' } }
const subscriber = { id: '42', email: 'mario@example.it', token: 't0ken' }

t.test('an unsubscribe is stored once, and every repeat gets the same response', async (t) => {
  const { call, pass, rows } = await startAccount(t)
  t.same(await call('email_unsubscribe/', subscriber), success)
  pass(60_000)
  t.same(await call('email_unsubscribe/', subscriber), success)
  t.same(await call('email_unsubscribe', { ...subscriber, email: 'MARIO@example.it' }), success)
  t.same(rows('unsubscribes'), [
    {
      __proto__: null,
      id: '42',
      email: 'mario@example.it',
      created_at: Date.parse('2026-11-20T10:05:00+01:00'),
    },
  ])
  t.same(await call('email_unsubscribe/', { ...subscriber, id: '43' }), success)
  t.equal(rows('unsubscribes').length, 2)
})

t.test('a wrong token is refused', async (t) => {
  const { call, rows, log } = await startAccount(t)
  for (const token of ['t0ke', 't0ken ', 'T0KEN', 'embedded']) {
    t.equal((await call('email_unsubscribe/', { ...subscriber, token })).status, 401, token)
  }
  for (const body of [
    {},
    { ...subscriber, token: '' },
    { ...subscriber, id: '' },
    { ...subscriber, email: '' },
  ]) {
    t.equal((await call('email_unsubscribe/', body)).status, 400, JSON.stringify(body))
  }
  t.same(rows('unsubscribes'), [])
  t.notMatch(log.join(''), /t0ken|mario/)
})

t.test('the product uses the token of its own embedded upstream', async (t) => {
  t.equal(loadConfig({}).unsubscribeToken, usualUnsubscribeToken)
})
