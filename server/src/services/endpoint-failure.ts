import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'

import { AppError } from '../errors.ts'

/**
 * An upstream's failure under the endpoint's own code, which takes the place of the general one (contract.md, section
 * 4); status and pause stay those of what happened. What is no {@link AppError} comes back as it is.
 */
export function endpointFailure(code: ErrorCode, error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const { status, retryAfter } = error
  const pause = retryAfter === undefined ? {} : { retryAfter }
  return new AppError(code, { status, ...pause, cause: error })
}
