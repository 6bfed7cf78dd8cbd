import type { Stripe, StripeConstructor } from '@stripe/stripe-js'

import { type SetTimer, withDeadline } from '../../../../lib/deadline.ts'

/** How long the provider's script may take, in ms; its loader itself waits for ever on a network that hangs. */
export const scriptDeadlineMs = 10_000

export interface ScriptDeps {
  /** `loadStripe` of '@stripe/stripe-js/pure'. */
  readonly load: (...args: Parameters<StripeConstructor>) => Promise<Stripe | null>
  readonly setTimer: SetTimer
}

/**
 * Loads the provider's script and opens it with our publishable key, in Italian. After a deadline another try waits
 * for the same script, which the loader and the browser still fetch; only a reload of the page fetches it anew.
 * @throws DeadlineError, or the loader's error when the script is blocked or the provider cannot be reached
 */
export async function openStripe(publishableKey: string, { load, setTimer }: ScriptDeps): Promise<Stripe> {
  // The provider's own help button in test mode would cover ours.
  const options = { locale: 'it', developerTools: { assistant: { enabled: false } } } as const
  const stripe = await withDeadline(load(publishableKey, options), scriptDeadlineMs, setTimer)
  if (!stripe) throw new Error('the card provider is for browsers only')
  return stripe
}
