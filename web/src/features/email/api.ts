import type { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'

import { api } from '../../lib/api-client.ts'

/**
 * Takes an address off the list of our emails (api.md, 'Email').
 * @param headers the bot check's
 * @throws ApiError
 */
export function unsubscribe(
  request: UnsubscribeRequest,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  return api.call('email.unsubscribe', { body: request, headers })
}
