import type { CallContext, UpstreamClient } from './client.ts'

/** The email callable; it rejects with an {@link AppError} of the general upstream codes. */
export interface EmailUpstream {
  unsubscribe(subscriber: { id: string; email: string }, context: CallContext): Promise<void>
}

/**
 * The email's typed call on a client.
 *
 * @param token the fixed token that upstream wants; it never leaves the BFF towards a browser
 */
export function createEmailUpstream(client: Pick<UpstreamClient, 'call'>, token: string): EmailUpstream {
  return {
    async unsubscribe({ id, email }, context) {
      await client.call('emailUnsubscribe', { id, email, token }, context)
    },
  }
}
