import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js'
import t from 'tap'

import { stripeAppearance } from '../../../../../src/features/payments/card/stripe/stripe-appearance.ts'
import { createStripeProvider } from '../../../../../src/features/payments/card/stripe/stripe-provider.ts'

const order = {
  clientSecret: 'pi_1_secret_x',
  returnUrl: 'https://mestieri.example/return',
  receiptEmail: 'a@b.it',
}

/** The used part of the provider's library, with the test's responses. */
function library(answers: { submit?: unknown; confirm?: unknown; retrieve?: unknown }) {
  const seen: Record<string, unknown>[] = []
  const stripe = {
    elements(options: Record<string, unknown>) {
      seen.push(options)
      return {
        create: () => ({ on: () => null, mount: () => null, focus: () => null, destroy: () => null }),
        submit: async () => answers.submit ?? {},
        update: async (options: Record<string, unknown>) => void seen.push(options),
      }
    },
    async confirmPayment(options: Record<string, unknown>) {
      seen.push(options)
      if (answers.confirm instanceof Error) throw answers.confirm
      return answers.confirm
    },
    retrievePaymentIntent: async () => answers.retrieve,
  } as unknown as Stripe
  let schemeChanged: (() => void) | null = null
  const provider = createStripeProvider({
    stripe,
    appearance: () => ({ theme: 'stripe' }),
    watchScheme(onChange) {
      schemeChanged = onChange
      return () => {}
    },
    setTimer: () => () => {},
  })
  const mount = () =>
    provider.mount({} as HTMLElement, {
      clientSecret: order.clientSecret,
      onReady: () => {},
      onBroken: () => {},
    })
  return { seen, provider, mount, changeScheme: () => schemeChanged?.() }
}

const error = (parts: Partial<StripeError>) => ({ error: { type: 'card_error', ...parts } })

t.test('the fields are Italian, have our appearance, and follow the colour scheme', async (t) => {
  const { seen, mount, changeScheme } = library({})
  mount()
  t.match(seen[0], { clientSecret: order.clientSecret, locale: 'it', appearance: { theme: 'stripe' } })
  changeScheme()
  t.same(seen[1], { appearance: { theme: 'stripe' } })
})

t.test('a payment is confirmed with its own secret and our return URL', async (t) => {
  const { seen, mount } = library({ confirm: { paymentIntent: { status: 'succeeded' } } })
  t.same(await mount().confirm(order), { kind: 'accepted', state: 'succeeded' })
  t.match(seen[1], {
    clientSecret: order.clientSecret,
    confirmParams: { return_url: order.returnUrl, receipt_email: 'a@b.it' },
    redirect: 'if_required',
  })
})

t.test('each response of the library maps to an outcome', async (t) => {
  const outcomes: [string, unknown, unknown][] = [
    ['still working', { paymentIntent: { status: 'processing' } }, { kind: 'accepted', state: 'processing' }],
    [
      'declined',
      error({ code: 'card_declined', decline_code: 'insufficient_funds', message: 'La carta non ha fondi.' }),
      { failure: { kind: 'refused', code: 'insufficient_funds', message: 'La carta non ha fondi.' } },
    ],
    [
      '3-D Secure failed',
      error({ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }),
      { failure: { kind: 'authentication', code: 'payment_intent_authentication_failure' } },
    ],
    [
      '3-D Secure abandoned',
      { paymentIntent: { status: 'requires_action' } },
      { failure: { kind: 'authentication', code: 'authentication_abandoned' } },
    ],
    [
      'to be paid again',
      { paymentIntent: { status: 'requires_payment_method' } },
      { failure: { kind: 'refused' } },
    ],
    ['no network', error({ type: 'api_connection_error' }), { failure: { kind: 'unreachable' } }],
    ['a fault of the provider', error({ type: 'api_error' }), { failure: { kind: 'unreachable' } }],
    ['a fault of the library', new Error('IntegrationError'), { failure: { kind: 'unreachable' } }],
  ]
  for (const [title, confirm, outcome] of outcomes) {
    t.match(await library({ confirm }).mount().confirm(order), outcome, title)
  }
})

t.test('incomplete fields are reported before anything is sent', async (t) => {
  const message = 'Il numero della carta non è completo.'
  const { mount, seen } = library({ submit: error({ type: 'validation_error', message }) })
  t.match(await mount().check(), { kind: 'incomplete', message })
  t.equal(seen.length, 1)
  t.equal(await library({}).mount().check(), null)
})

t.test('every status of the lifecycle maps to a state', async (t) => {
  const statuses: [PaymentIntent.Status, string][] = [
    ['requires_payment_method', 'open'],
    ['requires_confirmation', 'open'],
    ['requires_action', 'open'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
    ['canceled', 'cancelled'],
    ['succeeded', 'succeeded'],
  ]
  for (const [status, state] of statuses) {
    t.equal(await library({ retrieve: { paymentIntent: { status } } }).provider.read('s'), state, status)
  }
  t.equal(await library({ retrieve: error({ type: 'invalid_request_error' }) }).provider.read('s'), 'unknown')
  await t.rejects(library({ retrieve: error({ type: 'api_connection_error' }) }).provider.read('s'))
})

t.test('the appearance uses existing tokens only', async (t) => {
  const tokens = await readFile(join(import.meta.dirname, '../../../../../src/styles/tokens.css'), 'utf8')
  const asked: string[] = []
  const look = stripeAppearance((name) => {
    asked.push(name)
    return `value of ${name}`
  }, true)
  for (const name of asked) t.match(tokens, new RegExp(`^ +${name}: `, 'm'), name)
  t.equal(look.theme, 'night')
  t.equal(look.variables?.colorPrimary, 'value of --red')
  t.notMatch(JSON.stringify(look), /#[\da-f]{3,6}|rgb/i, 'no raw colour')
})
