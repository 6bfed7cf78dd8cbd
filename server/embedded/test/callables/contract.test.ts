import {
  callableContracts,
  type CallableContract,
  type CallableName,
  sandboxContracts,
  type WrittenRequest,
} from '@mestieri/shared/contracts/upstream/callables.ts'
import { pino } from 'pino'
import t from 'tap'
import { Value } from 'typebox/value'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { createTokenRecords } from '../../src/callables/token-records.ts'
import { randomToken } from '../../src/random-token.ts'
import { seededDatabase } from '../data-folder.ts'

// A Friday, so that the next day has slots.
const now = () => Date.parse('2026-11-20T10:05:00+01:00')
const database = seededDatabase(t)
const app = buildEmbeddedUpstream({
  database,
  publicOrigin: () => 'http://pictures.example',
  log: pino({ level: 'silent' }),
  now,
})
t.teardown(() => app.close())

async function ask({ base, path, method }: CallableContract, request: object) {
  const url = `/${base === 'portal' ? 'callablesForPortal' : 'payments'}/${path}`
  const reply = await app.inject(
    method === 'GET'
      ? { method, url, query: request as Record<string, string> }
      : { method, url, payload: request },
  )
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

function newShortToken(): string {
  return createTokenRecords({ database, now, newToken: randomToken }).add('u-1').token
}

const { uid, link } = database.prepare('SELECT uid, link FROM affiliates LIMIT 1').get() as {
  uid: string
  link: string
}
const chat = await ask(callableContracts.chatWithAssistant, { content: 'Ciao', service: 'caldaia' })
const threadId = String(chat.body['thread_id'])
const session = await ask(callableContracts.createCheckoutSession, {})
const [sessionId = ''] = String(session.body['clientSecret']).split('_secret_')
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A request of each callable that the embedded upstream responds to with a 200. */
const requests: { readonly [Name in CallableName]: WrittenRequest<(typeof callableContracts)[Name]> } = {
  getAffiliatesByProfession: { profession: '', location: '', page_size: 6, page_number: 1 },
  getAffiliateShopDataByUrl: { link },
  getAffiliateByUid: { uid },
  chatWithAssistant: { content: 'Ciao', service: 'caldaia', campaign_data: { gclid: 'g' } },
  retrieveAssistantMessages: { thread_id: threadId },
  saveCustomerFiles: {
    thread_id: threadId,
    files: [`data:image/png;base64,${pixel}`],
    message_index: 0,
  },
  createPaymentIntentByUid: { uid },
  createSettlementPaymentIntentByUid: { uid },
  createPaymentIntentByProductId: { product_id: 'p' },
  createCheckoutSession: {},
  sessionStatus: { session_id: sessionId },
  addCommercialDataByUid: { pi: 'pi_1', cuu_pec: 'AAAAAAA', vat: '12345678903', uid },
  addCommercialDataByEmail: {
    pi: 'pi_2',
    cuu_pec: 'AAAAAAA',
    vat: '12345678903',
    email: 'a@example.it',
    payment_method: 'card',
  },
  getCalendarAvailabilities: { date_milli: Date.parse('2026-11-23T00:00:00+01:00') },
  addCalendarEvent: {
    date_time: '2026-11-23T09:30:00+01:00',
    contact_telephone: '+393331234567',
    test_data: true,
  },
  validateShortToken: { short_token: newShortToken() },
  handleTokenValidation: { short_token: newShortToken() },
  sendAppNotification: { fcm_token: 'f', auth_token: 'a' },
  emailUnsubscribe: { id: '1', email: 'a@example.it', token: 'embedded' },
}

for (const [name, contract] of Object.entries<CallableContract>(callableContracts)) {
  t.test(`${name} responds as the contract requires of an upstream`, async (t) => {
    const { status, body } = await ask(contract, requests[name as CallableName])
    t.equal(status, 200)
    if (contract.answer) t.ok(Value.Check(contract.answer.written, body), JSON.stringify(body).slice(0, 400))
  })
}

t.test('a history with pictures conforms to the contract', async (t) => {
  const { body } = await ask(callableContracts.retrieveAssistantMessages, { thread_id: threadId })
  t.ok(Value.Check(callableContracts.retrieveAssistantMessages.answer.written, body), JSON.stringify(body))
})

t.test('each call of the test mode responds as the contract requires', async (t) => {
  const intent = await ask(callableContracts.createPaymentIntentByUid, { uid })
  const request = {
    client_secret: String(intent.body['clientSecret']),
    outcome: 'insufficient_funds',
    approved: false,
  }
  for (const [name, contract] of Object.entries<CallableContract>(sandboxContracts)) {
    const { status, body } = await ask(contract, request)
    t.equal(status, 200, name)
    t.ok(contract.answer && Value.Check(contract.answer.written, body), `${name}: ${JSON.stringify(body)}`)
  }
})
