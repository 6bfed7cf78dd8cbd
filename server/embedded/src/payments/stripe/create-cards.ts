import { randomUUID } from 'node:crypto'

import type { CardProvider } from '../routes.ts'
import { createStripeProcessor, type providerTimeouts } from './processor.ts'
import { createIntentRefresh } from './refresh.ts'
import type { StripeSettings } from './settings.ts'
import { stripeWebhook } from './webhook.ts'

/** Interval between two status refreshes of open payments, in ms. */
const refreshInterval = 60_000

/**
 * Connects the card provider Stripe through its own library.
 *
 * @param timeouts limits for one attempt of a request, in ms
 */
export function createStripeCards(
  settings: StripeSettings,
  timeouts?: typeof providerTimeouts,
): CardProvider {
  const processor = createStripeProcessor({
    settings,
    newKey: randomUUID,
    ...(timeouts === undefined ? {} : { timeouts }),
  })
  return {
    processor,
    statusUpdates(app, { intents, now }, done) {
      const { webhookSecret: secret } = settings
      if (secret !== null) app.register(stripeWebhook, { secret, intents, now })
      const refresh = createIntentRefresh({ processor, intents, now, log: app.log })
      const timer = setInterval(() => void refresh.run(), refreshInterval)
      app.addHook('onClose', async () => {
        clearInterval(timer)
        refresh.stop()
      })
      done()
    },
  }
}
