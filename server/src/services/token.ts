import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'
import type { TokenValidation, TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'
import type { TokenMessage } from '@mestieri/shared/contracts/upstream/account.ts'
import { appLink, detectDevice } from '@mestieri/shared/device.ts'

import { AppError } from '../errors.ts'
import type { CallContext } from '../upstream/client.ts'
import type { TokenUpstream } from '../upstream/token.ts'
import { endpointFailure } from './endpoint-failure.ts'

/**
 * The token service: login to the professionals' app (contract.md, 'Token'; specification, section 4,
 * 'Short-token screen').
 */
export interface TokenService {
  /**
   * Validates a short token and notifies the app. The long tokens go only to the notification. Neither call
   * is retried. Rejects with `token_expired`, `token_invalid`, `token_data_invalid` or `token_rejected` if
   * upstream refuses the token, and with `notification_failed` for any other failure of the two calls, with
   * the status of the failure.
   *
   * @param userAgent the visitor's user agent, which selects the app store; may be empty
   */
  validate(request: TokenValidationRequest, userAgent: string, context: CallContext): Promise<TokenValidation>
}

/** Error codes by upstream's message (specification, section 8). */
const rejections: Readonly<Record<TokenMessage, ErrorCode>> = {
  'Expired Token': 'token_expired',
  'Token is invalid': 'token_invalid',
  'Invalid data': 'token_data_invalid',
}

function fail(error: unknown): never {
  throw endpointFailure('notification_failed', error)
}

/** Creates the token service. */
export function createTokenService({ upstream }: { readonly upstream: TokenUpstream }): TokenService {
  return {
    async validate({ shortToken, flow = 'standard' }, userAgent, context) {
      const verdict = await upstream.validate(shortToken, flow, context).catch(fail)
      if (verdict.kind === 'rejected') {
        throw new AppError(verdict.reason === null ? 'token_rejected' : rejections[verdict.reason])
      }
      await upstream.notifyApp(verdict, context).catch(fail)
      return { status: 'validated', appUrl: appLink(detectDevice(userAgent).os) }
    },
  }
}
