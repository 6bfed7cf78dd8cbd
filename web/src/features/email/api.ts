import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'

import { api } from '../../lib/api/api-client.ts'

/**
 * Unsubscribes an address from our emails (contract.md, 'Email').
 * @param headers the headers of the bot check
 * @throws {ApiError}
 */
export function unsubscribe(
  request: UnsubscribeRequest,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  return api.call('POST /api/email/unsubscribe', { body: request, headers })
}
