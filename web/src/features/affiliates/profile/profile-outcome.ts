import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

/** The result of reading a profile; plain data, because the document embeds it for hydration. */
export type ProfileOutcome =
  | { readonly state: 'found'; readonly profile: AffiliateProfile }
  | { readonly state: 'missing' }
  /** The call failed, so it is unknown whether the professional exists (features.md, B9). */
  | { readonly state: 'failed'; readonly problem: Problem }

/** Reads a profile. An API error becomes an outcome; other errors are thrown. */
export async function profileOutcome(read: () => Promise<AffiliateProfile>): Promise<ProfileOutcome> {
  try {
    return { state: 'found', profile: await read() }
  } catch (error) {
    if (!hasProblem(error)) throw error
    const { problem } = error
    // The API rejects an invalid link; no professional can have it.
    const missing = problem.code === 'not_found' || problem.code === 'validation_failed'
    return missing ? { state: 'missing' } : { state: 'failed', problem }
  }
}
