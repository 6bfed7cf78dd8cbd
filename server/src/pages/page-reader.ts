import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'

import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { CallContext } from '../upstream/affiliates.ts'

async function withProblem<T>(read: () => Promise<T>, requestId: string): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw Object.assign(new Error(error.code, { cause: error }), { problem: error.toProblem(requestId) })
  }
}

/** What pages read while the BFF draws them: the services themselves, without a detour over HTTP. */
export function createPageReader(services: Pick<Services, 'affiliates'>, context: CallContext): PageReader {
  const { affiliates } = services
  const { requestId } = context
  return {
    searchAffiliates: (search) =>
      withProblem(async () => (await affiliates.search(search, context)).value, requestId),
    affiliate: (link) => withProblem(async () => (await affiliates.profile(link, context)).value, requestId),
  }
}
