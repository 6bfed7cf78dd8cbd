import type { CallContext, UpstreamClient } from './client.ts'

/** The email callable. It rejects with an {@link AppError} of the general upstream codes. */
export interface EmailUpstream {
  unsubscribe(subscriber: { id: string; email: string }, context: CallContext): Promise<void>
}

/**
 * Creates the typed call of the email callable.
 *
 * @param token the fixed token that the upstream requires; it must never reach a browser
 */
export function createEmailUpstream(client: Pick<UpstreamClient, 'call'>, token: string): EmailUpstream {
  return {
    async unsubscribe({ id, email }, context) {
      await client.call('emailUnsubscribe', { id, email, token }, context)
    },
  }
}
