import { path } from '@mestieri/shared/pages.ts'
import { creditDescription } from '@mestieri/shared/professional-terms.ts'
import { Stripe } from 'stripe'

import { type CardProcessor, type IntentState, type PaymentOrder, ProcessorError } from '../processor.ts'
import { toIntentState } from './intent-state.ts'
import type { StripeSettings } from './settings.ts'

interface StripeDeps {
  readonly settings: StripeSettings
  /** Something that never comes twice; what one call sends twice the provider does once. */
  readonly newKey: () => string
  /** How long a try may take, in ms. */
  readonly timeouts?: typeof providerTimeouts
}

/** The real card provider. */
export interface StripeProcessor extends CardProcessor {
  readonly name: 'stripe'
  /** How an intent stands now. @throws {ProcessorError} */
  intentState(paymentIntentId: string): Promise<IntentState>
}

/** The version whose shapes the library knows; another library makes this line a type error, to be looked at. */
const apiVersion = '2026-10-28.endive'

/**
 * In ms. Two tries and the half second between them stay below the callables' 8 s, and below 5 s where a session is
 * read: the BFF hears of a failure and not of silence.
 */
export const providerTimeouts = { create: 3_000, read: 1_800 }

/** Only what says where to look: texts may quote the request, and one of them quotes the key. */
function toProcessorError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const parts = [error.type, error.code, error.statusCode, error.requestId]
  return new ProcessorError(parts.filter((part) => part !== undefined).join(' '))
}

async function guarded<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw toProcessorError(error)
  }
}

function secretOf(secret: string | null): string {
  if (secret === null) throw new ProcessorError('no_client_secret')
  return secret
}

/** Where people come back to; the braces are the provider's own and must not be encoded. */
function returnAddress(siteOrigin: string): string {
  return `${siteOrigin}${path('payment-return')}?session_id={CHECKOUT_SESSION_ID}`
}

function metadataOf({ purpose, uid, productId }: PaymentOrder): Record<string, string> {
  return {
    purpose,
    ...(uid === null ? {} : { uid }),
    ...(productId === null ? {} : { product_id: productId }),
  }
}

/**
 * Makes the real provider's processor. Card alone, which wallets are part of: a bank transfer is made by hand here,
 * and nothing else is told about on the site.
 */
export function createStripeProcessor({
  settings,
  newKey,
  timeouts = providerTimeouts,
}: StripeDeps): StripeProcessor {
  const { secretKey, siteOrigin, api } = settings
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: timeouts.create,
    maxNetworkRetries: 1,
    // It would write an id of this machine into the home folder.
    telemetry: false,
    ...api,
  })

  return {
    name: 'stripe',

    async createIntent(order) {
      const intent = await guarded(
        stripe.paymentIntents.create(
          {
            amount: order.amount,
            currency: 'eur',
            allowed_payment_method_types: ['card'],
            description: creditDescription,
            metadata: metadataOf(order),
          },
          { idempotencyKey: newKey() },
        ),
      )
      return { id: intent.id, clientSecret: secretOf(intent.client_secret) }
    },

    async createSession(order) {
      const metadata = metadataOf(order)
      const session = await guarded(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            // The session is paid in a form of the site's own pages, not in a frame of the provider's.
            ui_mode: 'elements',
            allowed_payment_method_types: ['card'],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'eur',
                  unit_amount: order.amount,
                  product_data: { name: creditDescription },
                },
              },
            ],
            metadata,
            payment_intent_data: { description: creditDescription, metadata },
            return_url: returnAddress(siteOrigin),
          },
          { idempotencyKey: newKey() },
        ),
      )
      return { clientSecret: secretOf(session.client_secret) }
    },

    async sessionState(sessionId) {
      if (!/^cs_\w+$/.test(sessionId)) return null
      try {
        const session = await stripe.checkout.sessions.retrieve(sessionId, {}, { timeout: timeouts.read })
        return { status: session.status, paymentStatus: session.payment_status }
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null
        throw toProcessorError(error)
      }
    },

    async intentState(paymentIntentId) {
      return toIntentState(
        await guarded(stripe.paymentIntents.retrieve(paymentIntentId, {}, { timeout: timeouts.read })),
      )
    },
  }
}
