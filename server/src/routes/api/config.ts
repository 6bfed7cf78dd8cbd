import type { PublicConfig } from '@mestieri/shared/contracts/config.ts'
import type { FastifyPluginAsync } from 'fastify'

import { serveEndpoint } from './serve-endpoint.ts'

/** The part of the configuration that decides what the page may know. */
export interface ConfigRoutesOptions {
  readonly config: {
    readonly cardPublishableKey: string | null
    readonly recaptcha: { readonly siteKey: string } | null
    readonly tagManagerId: string | null
    /** Null with the embedded upstream. */
    readonly upstream: object | null
  }
}

/**
 * Who takes card payments (contract.md, 'The rest'): the real provider, the embedded upstream's test mode, or nobody.
 */
export function cardProvider({
  cardPublishableKey,
  upstream,
}: ConfigRoutesOptions['config']): PublicConfig['cardProvider'] {
  if (cardPublishableKey !== null) return 'stripe'
  return upstream === null ? 'sandbox' : 'none'
}

/** What the page needs to know of the configuration; nothing secret (contract.md, 'The rest'). */
export const configRoutes: FastifyPluginAsync<ConfigRoutesOptions> = async (app, { config }) => {
  const publicConfig: PublicConfig = Object.freeze({
    cardPublishableKey: config.cardPublishableKey,
    cardProvider: cardProvider(config),
    recaptchaSiteKey: config.recaptcha?.siteKey ?? null,
    tagManagerId: config.tagManagerId,
  })

  serveEndpoint(app, 'config.read', async () => publicConfig)
}
