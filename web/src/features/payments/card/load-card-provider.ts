import type { PublicConfig } from '@mestieri/shared/contracts/config.ts'

import type { CardProvider } from './card-provider.ts'

/**
 * Loads the configured card provider with its script; null without one.
 * @throws when the script fails to load; another call tries again
 */
export async function loadCardProvider(
  config: Pick<PublicConfig, 'cardProvider' | 'cardPublishableKey'>,
): Promise<CardProvider | null> {
  if (config.cardProvider === 'stripe' && config.cardPublishableKey !== null) {
    const { openStripeProvider } = await import('./stripe/open-stripe-provider.ts')
    return openStripeProvider(config.cardPublishableKey)
  }
  if (config.cardProvider === 'sandbox') {
    const { createSandboxProvider } = await import('./sandbox/sandbox-provider.tsx')
    return createSandboxProvider()
  }
  return null
}
