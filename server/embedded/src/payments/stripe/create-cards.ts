import { randomUUID } from 'node:crypto'

import type { RealCards } from '../routes.ts'
import { createStripeProcessor, type providerTimeouts } from './processor.ts'
import { createIntentRefresh } from './refresh.ts'
import type { StripeSettings } from './settings.ts'
import { stripeWebhook } from './webhook.ts'

/** How often open payments are looked up, in ms. */
const refreshInterval = 60_000

/**
 * The real card provider, by its own library.
 * @param timeouts how long a try may take, in ms
 */
export function createStripeCards(settings: StripeSettings, timeouts?: typeof providerTimeouts): RealCards {
  const processor = createStripeProcessor({
    settings,
    newKey: randomUUID,
    ...(timeouts === undefined ? {} : { timeouts }),
  })
  return {
    processor,
    news(app, { intents, now }, done) {
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
