import { randomUUID } from 'node:crypto'

import type { Test } from 'tap'

import type { UpstreamAddress } from '../../src/config/config.ts'
import { createCaller } from './caller.ts'

interface TokenContractOptions {
  /**
   * Makes a short token that works, one that does not any more, or neither: on another upstream nobody here can.
   * Whoever it is for is told of the login.
   */
  readonly newToken: ((state: 'fresh' | 'expired') => string) | null
}

const flows = ['validate_short_token', 'handle_token_validation']

/**
 * What the BFF relies on in the account validation's callables (specification, sections 4, 7 and 8; contract.md,
 * section 5).
 */
export async function tokenContract(
  suite: Test,
  address: UpstreamAddress,
  { newToken }: TokenContractOptions,
): Promise<void> {
  const call = createCaller(suite, address)

  await suite.test('a token that nobody gave out is a 401 with a sentence', async (t) => {
    for (const flow of flows) {
      const { status, type, body } = await call(flow, { short_token: randomUUID() })
      t.equal(status, 401, flow)
      t.match(type, /^application\/json/)
      t.type((body as { message: unknown }).message, 'string')
    }
  })

  await suite.test('without a token there is no login', async (t) => {
    for (const flow of flows) {
      for (const body of [{}, { short_token: '' }]) {
        const { status } = await call(flow, body)
        t.ok(status >= 400 && status < 500, `${flow} ${JSON.stringify(body)}: ${status}`)
      }
    }
  })

  if (newToken === null) return

  await suite.test('a token is exchanged for two, with which the app is told', async (t) => {
    for (const flow of flows) {
      const { status, body } = await call(flow, { short_token: newToken('fresh') })
      t.equal(status, 200, flow)
      const { fcmToken, authToken } = body as Record<string, unknown>
      t.ok(typeof fcmToken === 'string' && fcmToken !== '')
      t.ok(typeof authToken === 'string' && authToken !== '')
      const told = await call('send_app_notification', { fcm_token: fcmToken, auth_token: authToken })
      t.equal(told.status, 200)
      t.notMatch(told.type, 'html')
    }
  })

  await suite.test('a token works once, and not for ever', async (t) => {
    const body = { short_token: newToken('fresh') }
    const replies = await Promise.all(Array.from({ length: 10 }, () => call(flows[0] ?? '', body)))
    t.equal(replies.filter(({ status }) => status === 200).length, 1)
    t.match(await call(flows[1] ?? '', body), { status: 401, body: { message: 'Token is invalid' } })
    for (const flow of flows) {
      const late = await call(flow, { short_token: newToken('expired') })
      t.match(late, { status: 401, body: { message: 'Expired Token' } }, flow)
    }
  })
}
