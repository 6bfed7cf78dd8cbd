import type { Stripe, StripeConstructor } from '@stripe/stripe-js'

import { type SetTimer, withDeadline } from '../../../../lib/api/deadline.ts'

/** Deadline of the provider's script, in ms; its loader has none and waits for ever on a hanging network. */
export const scriptDeadlineMs = 10_000

export interface ScriptDeps {
  /** `loadStripe` of '@stripe/stripe-js/pure'. */
  readonly load: (...args: Parameters<StripeConstructor>) => Promise<Stripe | null>
  readonly setTimer: SetTimer
}

/**
 * Loads the provider's script and initialises it with our publishable key, in Italian. After the deadline,
 * another call waits for the same pending script; only a page reload starts a new download.
 * @throws {DeadlineError} at the deadline; the loader's error when the script is blocked or unreachable
 */
export async function openStripe(publishableKey: string, { load, setTimer }: ScriptDeps): Promise<Stripe> {
  // In test mode the provider's help button would cover ours.
  const options = { locale: 'it', developerTools: { assistant: { enabled: false } } } as const
  const stripe = await withDeadline(load(publishableKey, options), scriptDeadlineMs, setTimer)
  if (!stripe) throw new Error('the card provider is for browsers only')
  return stripe
}
