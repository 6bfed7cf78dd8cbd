import { readSiteOrigin } from '../../site-origin.ts'
import { StartError } from '../../start-error.ts'
import type { StripeSettings } from './settings.ts'

/**
 * The card provider's account for the embedded upstream alone, whose only other settings are arguments: secrets are not
 * given as such, where everybody on the machine could read them.
 *
 * @returns null without `STRIPE_SECRET_KEY`
 * @throws StartError in one line, without any value
 */
export function readStripeSettings(env: Readonly<Record<string, string | undefined>>): StripeSettings | null {
  const read = (name: string) => env[name]?.trim() || null
  const secretKey = read('STRIPE_SECRET_KEY')
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET')
  if (secretKey === null) {
    if (webhookSecret === null) return null
    throw new StartError('STRIPE_WEBHOOK_SECRET goes with STRIPE_SECRET_KEY')
  }
  if (!/^[sr]k_\w+$/.test(secretKey)) {
    throw new StartError('STRIPE_SECRET_KEY is no secret key: it begins with sk_ or rk_')
  }
  if (webhookSecret !== null && !/^whsec_\S+$/.test(webhookSecret)) {
    throw new StartError('STRIPE_WEBHOOK_SECRET is no signing secret: it begins with whsec_')
  }
  return { secretKey, webhookSecret, siteOrigin: readSiteOrigin(env) }
}
