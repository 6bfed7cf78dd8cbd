import type { TokenValidation, TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'

import { api } from '../../lib/api/api-client.ts'

/** Validates a short token; the server then notifies the app (contract.md, 'Token'). @throws {ApiError} */
export function validateToken(request: TokenValidationRequest): Promise<TokenValidation> {
  return api.call('POST /api/token/validate', { body: request })
}
