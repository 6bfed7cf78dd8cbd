import type { TokenValidation, TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'

import { api } from '../../lib/api-client.ts'

/** Has a short token validated, and the app told (api.md, 'Token'). @throws ApiError */
export function validateToken(request: TokenValidationRequest): Promise<TokenValidation> {
  return api.call('token.validate', { body: request })
}
