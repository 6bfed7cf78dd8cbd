import type { TokenMessage } from '@mestieri/shared/contracts/upstream/account.ts'

import { AppError } from '../errors.ts'
import type { CallContext, UpstreamClient } from './client.ts'

/** The result of validating a short token. The two long tokens must never reach a browser. */
export type TokenVerdict =
  | { readonly kind: 'valid'; readonly fcmToken: string; readonly authToken: string }
  /** `reason` is a message that visitors may see; null if the upstream sent another one. */
  | { readonly kind: 'rejected'; readonly reason: TokenMessage | null }

/**
 * The callables of the account validation. Each rejects with an {@link AppError} of the general upstream
 * codes.
 */
export interface TokenUpstream {
  /** @param flow which of the two validation callables to use */
  validate(shortToken: string, flow: 'standard' | 'test', context: CallContext): Promise<TokenVerdict>
  notifyApp(tokens: { fcmToken: string; authToken: string }, context: CallContext): Promise<void>
}

const callableOf = { standard: 'validateShortToken', test: 'handleTokenValidation' } as const

/** Creates the typed calls of the account validation. */
export function createTokenUpstream(client: Pick<UpstreamClient, 'call'>): TokenUpstream {
  return {
    async validate(shortToken, flow, context) {
      const outcome = await client.call(callableOf[flow], { short_token: shortToken }, context)
      if (outcome.kind === 'answer') {
        const { fcmToken, authToken } = outcome.answer
        return { kind: 'valid', fcmToken, authToken }
      }
      if (outcome.status === 401) return { kind: 'rejected', reason: outcome.message }
      throw new AppError('upstream_failed')
    },

    async notifyApp({ fcmToken, authToken }, context) {
      await client.call('sendAppNotification', { fcm_token: fcmToken, auth_token: authToken }, context)
    },
  }
}
