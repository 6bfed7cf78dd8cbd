import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { hasProblem } from '@mestieri/shared/contracts/page-reader.ts'

/** What became of the links of a shared list; plain data, so that a document can carry it. */
export interface SavedOutcome {
  /** In the order of the links. */
  readonly profiles: readonly AffiliateProfile[]
  /** How many links lead to nobody any more. */
  readonly missing: number
  /** Why the others could not be read, where that happened. */
  readonly problem: Problem | null
}

type Read = { readonly profile: AffiliateProfile } | { readonly problem: Problem }

/** Reads the professionals of a shared list, all at once. Faults of the data are part of the outcome. */
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
