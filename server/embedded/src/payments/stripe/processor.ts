import { path } from '@mestieri/shared/pages.ts'
import { creditDescription } from '@mestieri/shared/professional-terms.ts'
import { Stripe } from 'stripe'

import { type CardProcessor, type IntentState, type PaymentOrder, ProcessorError } from '../processor.ts'
import { toIntentState } from './intent-state.ts'
import type { StripeSettings } from './settings.ts'

interface StripeDeps {
  readonly settings: StripeSettings
  /** Returns a unique idempotency key. The provider executes a request that the library retries only once. */
  readonly newKey: () => string
  /** Limits for one attempt of a request, in ms. */
  readonly timeouts?: typeof providerTimeouts
}

/** The card provider Stripe. */
export interface StripeProcessor extends CardProcessor {
  readonly name: 'stripe'
  /** Reads the current state of an intent. @throws {ProcessorError} */
  intentState(paymentIntentId: string): Promise<IntentState>
}

/**
 * The API version that the types of the library describe. An update of the library makes this line a type
 * error, so that the change of version is reviewed.
 */
const apiVersion = '2026-10-28.endive'

/**
 * Limits for one attempt, in ms. Two attempts and the pause of 0.5 s between them take less time than the
 * BFF's deadline (8 s, and 5 s to read a session). So the BFF receives an error instead of running into its
 * own timeout.
 */
export const providerTimeouts = { create: 3_000, read: 1_800 }

/**
 * Keeps type, code, status and request id only: error texts can quote the request, and one quotes the secret
 * key.
 */
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

/**
 * The page to return to after a payment. The provider replaces the braces, so they must not be URL-encoded.
 */
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
 * Creates the processor for Stripe. It accepts only cards, including wallets: the site offers no other method
 * of the provider, and bank transfers do not go through the provider.
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
    // Telemetry writes an id of this machine into the home folder.
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
            // The payment form is part of the site's own page, not a page embedded from the provider.
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
