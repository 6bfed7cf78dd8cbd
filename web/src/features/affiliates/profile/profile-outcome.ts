import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

/** How reading a profile ended; plain data, so that a document can carry it. */
export type ProfileOutcome =
  | { readonly state: 'found'; readonly profile: AffiliateProfile }
  | { readonly state: 'missing' }
  /** Upstream failed: nobody knows whether the professional exists (features.md, B9). */
  | { readonly state: 'failed'; readonly problem: Problem }

/** Reads a profile; faults of the data become outcomes, anything else is thrown. */
export async function profileOutcome(read: () => Promise<AffiliateProfile>): Promise<ProfileOutcome> {
  try {
    return { state: 'found', profile: await read() }
  } catch (error) {
    if (!hasProblem(error)) throw error
    const { problem } = error
    // A link that cannot be one names nobody.
    const missing = problem.code === 'not_found' || problem.code === 'validation_failed'
    return missing ? { state: 'missing' } : { state: 'failed', problem }
  }
}
