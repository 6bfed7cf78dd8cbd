import type { AffiliatePage, AffiliateProfile, AffiliateSearch } from './affiliates.ts'
import type { Problem } from './error.ts'

/** Tells a reader that nobody waits for its answer any more: the part of the platform's AbortSignal that all share. */
export interface Cancellation {
  readonly aborted: boolean
}

/**
 * What pages read, whoever answers: the API in the browser, the services themselves while the BFF renders.
 * A refusal rejects with an error that carries the problem (see {@link hasProblem}).
 */
export interface PageReader {
  searchAffiliates(search: AffiliateSearch, signal?: Cancellation): Promise<AffiliatePage>
  affiliate(link: string, signal?: Cancellation): Promise<AffiliateProfile>
}

/** Whether an error carries the API's problem document. */
export function hasProblem(error: unknown): error is Error & { problem: Problem } {
  return error instanceof Error && 'problem' in error && typeof error.problem === 'object'
}
