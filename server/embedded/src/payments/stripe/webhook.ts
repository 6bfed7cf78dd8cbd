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

/** Seconds that a signature is good for (security.md, ID-10). */
const tolerance = 300
/** An event holds one object; this is many times the largest. */
const bodyLimit = 256 * 1024

/** The body of a request that has none. */
const nothing = Buffer.alloc(0)

const purposes = ['trial', 'activation', 'settlement'] as const

/**
 * `POST /webhook`: the card provider tells how intents stand. Only what it has signed is believed; the order in which
 * events come, and how often, makes no difference (see {@link IntentRecords.report}). Events about other things, and
 * about intents of others on the same account, are taken and change nothing.
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

  function note(intent: Stripe.PaymentIntent, at: number): void {
    const { metadata } = intent
    const purpose = purposes.find((word) => word === metadata['purpose'])
    if (purpose === undefined) return
    // The intent of a session, or one whose making this process did not live to write down.
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

  // A scope of its own: the signature is one of the bytes as they came.
  app.register((scope, _options, ready) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Body: Buffer | undefined }>('/webhook', (request, reply) => {
      const { 'stripe-signature': signature } = request.headers
      const event = readEvent(request.body ?? nothing, Array.isArray(signature) ? signature[0] : signature)
      if (event === null) {
        request.log.warn('embedded upstream: a webhook with a bad signature was refused')
        return reply.code(400).send({ message: 'Bad signature' })
      }
      switch (event.type) {
        case 'payment_intent.succeeded':
        case 'payment_intent.processing':
        case 'payment_intent.payment_failed':
        case 'payment_intent.requires_action':
        case 'payment_intent.canceled':
          note(event.data.object, event.created * 1000)
          break
        default:
      }
      return reply.send({ received: true })
    })
    ready()
  })
  done()
}
