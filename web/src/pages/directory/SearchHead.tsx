import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { canonicalPath } from '../../features/affiliates/search/directory-query.ts'
import { resultsDescription, resultsTitle } from '../../features/affiliates/search/result-messages.ts'
import type { SearchOutcome } from '../../features/affiliates/search/search-outcome.ts'
import { useSampleContent } from '../../lib/content/sample-content.ts'

interface SearchHeadProps {
  readonly search: AffiliateSearch
  /** Undefined while loading. */
  readonly outcome: SearchOutcome | undefined
}

const unknownCity = { profession: '', city: '', page: 1 } as const

/** Title and canonical URL of a search (features.md, C4 and C7). */
export function SearchHead({ search, outcome }: SearchHeadProps) {
  const named = outcome?.state === 'unknown-city' ? { ...search, ...unknownCity } : search
  const found = outcome?.state === 'found' ? outcome.page : null
  const total = outcome?.state === 'empty' ? 0 : (found?.totalAffiliates ?? null)
  const description = resultsDescription(named, total)
  const samples = useSampleContent()
  return (
    <PageHead
      title={resultsTitle(named, total)}
      description={samples ? `Professionisti di esempio. ${description}` : description}
      canonicalPath={canonicalPath(named)}
      noindex={outcome !== undefined && found === null}
    />
  )
}
