import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

/** The result of reading a shared list; plain data, because the document embeds it for hydration. */
export interface SavedOutcome {
  /** In the order of the links. */
  readonly profiles: readonly AffiliateProfile[]
  /** The number of links whose professional does not exist any more. */
  readonly missing: number
  /** The first error of another kind; null if there was none. */
  readonly problem: Problem | null
}

type Read = { readonly profile: AffiliateProfile } | { readonly problem: Problem }

/** Reads the profiles of a list in parallel. API errors go into the outcome; other errors are thrown. */
export async function savedOutcome(
  links: readonly string[],
  read: (link: string) => Promise<AffiliateProfile>,
): Promise<SavedOutcome> {
  const reads = await Promise.all(
    links.map(async (link): Promise<Read> => {
      try {
        return { profile: await read(link) }
      } catch (error) {
        if (!hasProblem(error)) throw error
        return { problem: error.problem }
      }
    }),
  )
  const problems = reads.flatMap((one) => ('problem' in one ? [one.problem] : []))
  const failed = problems.filter(({ code }) => code !== 'not_found' && code !== 'validation_failed')
  return {
    profiles: reads.flatMap((one) => ('profile' in one ? [one.profile] : [])),
    missing: problems.length - failed.length,
    problem: failed[0] ?? null,
  }
}
