import type { PublicConfig } from '@mestieri/shared/contracts/config.ts'
import type { FastifyPluginAsync } from 'fastify'

import { serveEndpoint } from './serving/serve-endpoint.ts'

/** The configuration that {@link configRoutes} reads. */
export interface ConfigRoutesOptions {
  readonly config: {
    readonly cardPublishableKey: string | null
    readonly recaptcha: { readonly siteKey: string } | null
    readonly tagManagerId: string | null
    /** Null with the embedded upstream. */
    readonly upstream: object | null
    /** Whether the embedded upstream has samples. */
    readonly samples: boolean
  }
}

/**
 * The card provider (contract.md, 'The rest'): `stripe`, `sandbox` for the embedded upstream's test mode, or
 * `none`: real professionals never pay in a test mode.
 */
export function cardProvider({
  cardPublishableKey,
  upstream,
  samples,
}: ConfigRoutesOptions['config']): PublicConfig['cardProvider'] {
  if (cardPublishableKey !== null) return 'stripe'
  return upstream === null && samples ? 'sandbox' : 'none'
}

/** Serves the public part of the configuration; it has no secrets (contract.md, 'The rest'). */
export const configRoutes: FastifyPluginAsync<ConfigRoutesOptions> = async (app, { config }) => {
  const publicConfig: PublicConfig = Object.freeze({
    cardPublishableKey: config.cardPublishableKey,
    cardProvider: cardProvider(config),
    recaptchaSiteKey: config.recaptcha?.siteKey ?? null,
    tagManagerId: config.tagManagerId,
  })

  serveEndpoint(app, 'config.read', async () => publicConfig, { config: { underLoad: 'always' } })
}
