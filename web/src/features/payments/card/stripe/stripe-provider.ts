import type { Appearance, PaymentIntent, Stripe, StripeError } from '@stripe/stripe-js'

import { type SetTimer, withDeadline } from '../../../../lib/api/deadline.ts'
import type { CardFailure, CardFields, CardOutcome, CardProvider, PaymentState } from '../card-provider.ts'

const readDeadlineMs = 8_000

export interface StripeProviderDeps {
  readonly stripe: Pick<Stripe, 'elements' | 'confirmPayment' | 'retrievePaymentIntent'>
  readonly appearance: () => Appearance
  /** Calls back when the colour scheme changes. @returns a function that removes the listener */
  readonly watchScheme: (onChange: () => void) => () => void
  readonly setTimer: SetTimer
}

/** https://docs.stripe.com/payments/paymentintents/lifecycle. Our intents are captured automatically. */
const states: Readonly<Record<PaymentIntent.Status, PaymentState>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'processing',
  canceled: 'cancelled',
  succeeded: 'succeeded',
}

const authenticationCodes = new Set([
  'payment_intent_authentication_failure',
  'authentication_required',
  'authentication_not_handled',
])

function kindOf({ type, code }: StripeError): CardFailure['kind'] {
  if (type === 'validation_error') return 'incomplete'
  // An internal error of the provider may occur after the payment, as a lost response may.
  if (type === 'api_connection_error' || type === 'api_error') return 'unreachable'
  return code !== undefined && authenticationCodes.has(code) ? 'authentication' : 'refused'
}

function failureOf(error: StripeError): CardFailure {
  return { kind: kindOf(error), code: error.decline_code ?? error.code, message: error.message }
}

function failed(failure: CardFailure): CardOutcome {
  return { kind: 'failed', failure }
}

function outcomeOf({ status }: Pick<PaymentIntent, 'status'>): CardOutcome {
  const state = states[status]
  if (state === 'succeeded' || state === 'processing') return { kind: 'accepted', state }
  if (status === 'requires_action') {
    return failed({ kind: 'authentication', code: 'authentication_abandoned' })
  }
  return failed({ kind: 'refused' })
}

/**
 * Makes the Stripe provider: the Payment Element, in Italian and with our design. Wallets are off, because
 * each would load scripts of another party, which the page's CSP blocks.
 */
export function createStripeProvider({
  stripe,
  appearance,
  watchScheme,
  setTimer,
}: StripeProviderDeps): CardProvider {
  return {
    note: 'I dati della carta vanno direttamente al gestore dei pagamenti: noi non li vediamo.',

    mount(element, { clientSecret, onReady, onBroken }): CardFields {
      const elements = stripe.elements({
        clientSecret,
        locale: 'it',
        appearance: appearance(),
        loader: 'auto',
      })
      const payment = elements.create('payment', {
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        terms: { card: 'never' },
        defaultValues: { billingDetails: { address: { country: 'IT' } } },
      })
      payment.on('ready', onReady)
      payment.on('loaderror', ({ error }) => onBroken(error))
      payment.mount(element)
      const unwatch = watchScheme(() => void elements.update({ appearance: appearance() }))

      return {
        async check() {
          const { error } = await elements.submit()
          if (!error) return null
          payment.focus()
          return failureOf(error)
        },

        async confirm(order) {
          try {
            const { error, paymentIntent } = await stripe.confirmPayment({
              elements,
              clientSecret: order.clientSecret,
              confirmParams: { return_url: order.returnUrl, receipt_email: order.receiptEmail },
              redirect: 'if_required',
            })
            return error ? failed(failureOf(error)) : outcomeOf(paymentIntent)
          } catch {
            return failed({ kind: 'unreachable' })
          }
        },

        unmount() {
          unwatch()
          payment.destroy()
        },
      }
    },

    async read(clientSecret) {
      const { paymentIntent, error } = await withDeadline(
        stripe.retrievePaymentIntent(clientSecret),
        readDeadlineMs,
        setTimer,
      )
      if (paymentIntent) return states[paymentIntent.status]
      if (error.type === 'invalid_request_error') return 'unknown'
      throw new Error(`the card provider could not be read: ${error.type}`)
    },
  }
}
