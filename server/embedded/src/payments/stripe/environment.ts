import { readSiteOrigin } from '../../site-origin.ts'
import { StartError } from '../../start-error.ts'
import type { StripeSettings } from './settings.ts'

/**
 * Reads the card provider's account for `npm run upstream`. These settings are environment variables and not
 * arguments, because every user of the machine can read the arguments of a process.
 *
 * @returns null without `STRIPE_SECRET_KEY`
 * @throws StartError, with a message of one line that does not repeat a value
 */
export function readStripeSettings(env: Readonly<Record<string, string | undefined>>): StripeSettings | null {
  const read = (name: string) => env[name]?.trim() || null
  const secretKey = read('STRIPE_SECRET_KEY')
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET')
  if (secretKey === null) {
    if (webhookSecret === null) return null
    throw new StartError('STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY as well')
  }
  if (!/^[sr]k_\w+$/.test(secretKey)) {
    throw new StartError('STRIPE_SECRET_KEY is not a secret key: it must begin with sk_ or rk_')
  }
  if (webhookSecret !== null && !/^whsec_\S+$/.test(webhookSecret)) {
    throw new StartError('STRIPE_WEBHOOK_SECRET is not a signing secret: it must begin with whsec_')
  }
  return { secretKey, webhookSecret, siteOrigin: readSiteOrigin(env) }
}
