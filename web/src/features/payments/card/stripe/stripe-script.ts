import type { Stripe, StripeConstructor } from '@stripe/stripe-js'

import { type Later, withDeadline } from '../deadline.ts'

/** How long the provider's script may take, in ms; its loader itself waits for ever on a network that hangs. */
export const scriptDeadlineMs = 10_000

export interface ScriptDeps {
  /** `loadStripe` of '@stripe/stripe-js/pure'. */
  readonly load: (...args: Parameters<StripeConstructor>) => Promise<Stripe | null>
  readonly later: Later
  /** The provider's script element while it is being fetched; null before, and once it has run. */
  readonly awaitedScript: () => Pick<EventTarget, 'dispatchEvent'> | null
}

/**
 * Loads the provider's script and opens it with our publishable key, in Italian.
 *
 * The loader has one promise for everybody, pending as long as the network hangs. So another try first tells the
 * script that an earlier one still waits for that it failed: the loader then fetches it anew.
 * @throws DeadlineError, or the loader's error when the script is blocked or the provider cannot be reached
 */
export async function openStripe(publishableKey: string, deps: ScriptDeps): Promise<Stripe> {
  const { load, later, awaitedScript } = deps
  const awaited = awaitedScript()
  if (awaited) {
    awaited.dispatchEvent(new Event('error'))
    // The loader hears of it in promises of its own.
    await new Promise<void>((resolve) => {
      later(0, resolve)
    })
  }
  // The provider's own help button in test mode would cover ours.
  const options = { locale: 'it', developerTools: { assistant: { enabled: false } } } as const
  const stripe = await withDeadline(load(publishableKey, options), scriptDeadlineMs, later)
  if (!stripe) throw new Error('the card provider is for browsers only')
  return stripe
}
