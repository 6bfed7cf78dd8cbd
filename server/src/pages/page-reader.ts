import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'

import { AppError } from '../errors.ts'
import type { Cached } from '../replies.ts'
import type { Services } from '../services.ts'
import type { CallContext } from '../upstream/affiliates.ts'

/** One read of a page, and what it answered. It can be repeated to learn whether the page is still current. */
export interface PageRead {
  readonly answer: Cached<object>
  /** Rejects as the service does. */
  repeat(context: CallContext): Promise<Cached<object>>
}

async function withProblem<T>(read: () => Promise<T>, requestId: string): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw Object.assign(new Error(error.code, { cause: error }), { problem: error.toProblem(requestId) })
  }
}

/**
 * What pages read while the BFF draws them: the services themselves, without a detour over HTTP.
 * @param onRead told of every read, with null for one that failed
 */
export function createPageReader(
  { affiliates }: Pick<Services, 'affiliates'>,
  context: CallContext,
  onRead: (read: PageRead | null) => void,
): PageReader {
  async function record<T extends object>(repeat: (context: CallContext) => Promise<Cached<T>>): Promise<T> {
    try {
      const answer = await repeat(context)
      onRead({ answer, repeat })
      return answer.value
    } catch (error) {
      onRead(null)
      throw error
    }
  }

  return {
    searchAffiliates: (search) =>
      withProblem(() => record((by) => affiliates.search(search, by)), context.requestId),
    affiliate: (link) => withProblem(() => record((by) => affiliates.profile(link, by)), context.requestId),
  }
}
