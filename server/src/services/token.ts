import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'
import type { TokenValidation, TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'
import type { TokenMessage } from '@mestieri/shared/contracts/upstream/account.ts'
import { appLink, detectDevice } from '@mestieri/shared/device.ts'

import { AppError } from '../errors.ts'
import type { CallContext } from '../upstream/client.ts'
import type { TokenUpstream } from '../upstream/token.ts'
import { endpointFailure } from './endpoint-failure.ts'

/** The login to the professionals' app (contract.md, 'Token'; specification, section 4, 'Short-token screen'). */
export interface TokenService {
  /**
   * Has a short token validated, and the app told at once: the long tokens that it is told by go nowhere else. Nothing
   * is tried twice. Rejects with `token_expired`, `token_invalid`, `token_data_invalid` or `token_rejected` where
   * upstream refuses the token, and with `notification_failed`, with the status of what happened, for any other
   * failure of either call.
   *
   * @param userAgent the caller's, which says where the app is; empty where there is none
   */
  validate(request: TokenValidationRequest, userAgent: string, context: CallContext): Promise<TokenValidation>
}

/** What upstream's three sentences mean (specification, section 8). */
const rejections: Readonly<Record<TokenMessage, ErrorCode>> = {
  'Expired Token': 'token_expired',
  'Token is invalid': 'token_invalid',
  'Invalid data': 'token_data_invalid',
}

function fail(error: unknown): never {
  throw endpointFailure('notification_failed', error)
}

/** The token service. */
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
