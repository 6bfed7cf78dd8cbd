import type { FastifyPluginCallback } from 'fastify'
import { Stripe } from 'stripe'

import type { IntentRecords } from '../intent-records.ts'
import { toIntentState } from './intent-state.ts'

interface Options {
  readonly secret: string
  readonly intents: Pick<IntentRecords, 'add' | 'report'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Greatest age of a signature, in seconds (security.md, ID-10). */
const tolerance = 300
/** In bytes. An event contains one object, which is many times smaller. */
const bodyLimit = 256 * 1024

const emptyBody = Buffer.alloc(0)

const purposes = ['trial', 'activation', 'settlement'] as const

/**
 * `POST /webhook`: receives the card provider's events about payment intents. A request without a valid
 * signature is a 400. Events can arrive twice and out of order (see {@link IntentRecords.report}). Other
 * events, and those about other shops' intents of the same account, are answered with 200 and ignored.
 */
export const stripeWebhook: FastifyPluginCallback<Options> = (app, { secret, intents, now }, done) => {
  function readEvent(body: Buffer, signature: string | undefined): Stripe.Event | null {
    try {
      return Stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance, undefined, now())
    } catch (error) {
      const isRefused =
        error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError
      if (isRefused) return null
      throw error
    }
  }

  function recordIntent(intent: Stripe.PaymentIntent, at: number): void {
    const { metadata } = intent
    const purpose = purposes.find((word) => word === metadata['purpose'])
    if (purpose === undefined) return
    // The intent is unknown if it belongs to a session, or if the process ended before it stored the intent.
    intents.add({
      paymentIntentId: intent.id,
      processor: 'stripe',
      purpose,
      uid: metadata['uid'] ?? null,
      productId: metadata['product_id'] ?? null,
      amount: intent.amount,
      clientSecret: null,
    })
    intents.report(intent.id, toIntentState(intent), at)
  }

  // A scope of its own, because the content type parser keeps the raw bytes: the signature covers them.
  app.register((scope, _options, ready) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Body: Buffer | undefined }>('/webhook', (request, reply) => {
      const { 'stripe-signature': signature } = request.headers
      const event = readEvent(request.body ?? emptyBody, Array.isArray(signature) ? signature[0] : signature)
      if (event === null) {
        request.log.warn('embedded upstream: webhook refused, invalid signature')
        return reply.code(400).send({ message: 'Bad signature' })
      }
      switch (event.type) {
        case 'payment_intent.succeeded':
        case 'payment_intent.processing':
        case 'payment_intent.payment_failed':
        case 'payment_intent.requires_action':
        case 'payment_intent.canceled':
          recordIntent(event.data.object, event.created * 1000)
          break
        default:
      }
      return reply.send({ received: true })
    })
    ready()
  })
  done()
}
