import t from 'tap'

import { createPaymentPageMemory } from '../../../../../src/features/payments/card/paying/payment-page-memory.ts'
import {
  publicOrigin,
  returnAddress,
  returnUrl,
} from '../../../../../src/features/payments/card/paying/return-url.ts'

t.test('each purpose has its return page', async (t) => {
  const origin = 'https://mestieri.example'
  t.equal(returnUrl('trial', origin), `${origin}/professionisti/lavora_con_noi/inizia_la_prova/return`)
  t.equal(returnUrl('activation', origin), `${origin}/professionisti/lavora_con_noi/return`)
  t.equal(returnUrl('settlement', origin), `${origin}/professionisti/lavora_con_noi/return`)
})

const named = (origin?: string) => ({ documentElement: { dataset: { origin } } }) as unknown as Document

t.test('the public origin comes from the document, not from the address bar', async (t) => {
  const location = { origin: 'http://203.0.113.9' }
  t.equal(publicOrigin(named('https://mestieri.example'), location), 'https://mestieri.example')
  t.equal(publicOrigin(named(), location), 'http://203.0.113.9')
})

t.test('the return URL has the query that the provider would add', async (t) => {
  const address = returnAddress('https://mestieri.example/return', {
    paymentIntentId: 'pi_1',
    clientSecret: 'pi_1_secret_x',
    state: 'succeeded',
  })
  t.same(Object.fromEntries(new URL(address).searchParams), {
    payment_intent: 'pi_1',
    payment_intent_client_secret: 'pi_1_secret_x',
    redirect_status: 'succeeded',
  })
})

t.test('only pages of this site are accepted for the way back', async (t) => {
  const kept = new Map<string, string>()
  const memory = createPaymentPageMemory(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
  t.equal(memory.read(), null)
  memory.write('/professionisti/lavora_con_noi/saldo/u1?metodo=carta')
  t.equal(memory.read(), '/professionisti/lavora_con_noi/saldo/u1?metodo=carta')
  for (const page of [
    '//evil.example',
    String.raw`/\evil.example`,
    'https://evil.example/',
    'javascript:alert(1)',
  ]) {
    memory.write(page)
    t.equal(memory.read(), null, page)
  }
})
