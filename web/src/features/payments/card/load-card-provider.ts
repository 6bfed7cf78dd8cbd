import type { PublicConfig } from '@mestieri/shared/contracts/config.ts'

import type { CardProvider } from './card-provider.ts'

/**
 * The card provider that the configuration names, its script and all; null without one.
 * @throws when the provider's script cannot be loaded; another call tries again
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
