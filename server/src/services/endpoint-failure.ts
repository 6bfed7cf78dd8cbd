import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'

import { AppError } from '../errors.ts'

/**
 * Replaces the general upstream code of an error by the endpoint's own code (contract.md, section 4). Status
 * and `retryAfter` stay the same. An error that is not an {@link AppError} is returned unchanged.
 */
export function endpointFailure(code: ErrorCode, error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const { status, retryAfter } = error
  const pause = retryAfter === undefined ? {} : { retryAfter }
  return new AppError(code, { status, ...pause, cause: error })
}
