import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'

import { AppError } from '../errors.ts'
import type { Cached } from '../replies/replies.ts'
import type { Services } from '../services.ts'
import type { CallContext } from '../upstream/affiliates.ts'

/** One data read of a page with its result. Repeating it shows whether the page is still current. */
export interface PageRead {
  readonly answer: Cached<object>
  /** Repeats the read. Rejects as the service does. */
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
 * Creates the reader that pages use while the server renders them. It calls the services directly, without
 * HTTP.
 * @param onRead called after each read; null for a failed read
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
