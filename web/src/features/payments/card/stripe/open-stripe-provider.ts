import { loadStripe } from '@stripe/stripe-js/pure'

import { browserSetTimer } from '../../../../lib/api/deadline.ts'
import type { CardProvider } from '../card-provider.ts'
import { stripeAppearance } from './stripe-appearance.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { openStripe } from './stripe-script.ts'

/**
 * Makes the Stripe provider from the browser's APIs. This is the page's first third-party request.
 * @throws the errors of {@link openStripe}
 */
export async function openStripeProvider(publishableKey: string): Promise<CardProvider> {
  const stripe = await openStripe(publishableKey, { load: loadStripe, setTimer: browserSetTimer })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  return createStripeProvider({
    stripe,
    setTimer: browserSetTimer,
    appearance() {
      const style = getComputedStyle(document.documentElement)
      return stripeAppearance((name) => style.getPropertyValue(name).trim(), dark.matches)
    },
    watchScheme(onChange) {
      dark.addEventListener('change', onChange)
      return () => dark.removeEventListener('change', onChange)
    },
  })
}
