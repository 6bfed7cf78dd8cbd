import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { useAbsoluteUrl } from '../../app/site-origin.ts'
import { canonicalPath } from '../../features/affiliates/search/directory-query.ts'
import { resultsDescription, resultsTitle } from '../../features/affiliates/search/result-words.ts'
import type { SearchOutcome } from '../../features/affiliates/search/search-outcome.ts'
import { resultList, searchCrumbs } from '../../features/affiliates/search/structured-data.ts'
import { breadcrumbs } from '../../lib/breadcrumbs.ts'

interface SearchHeadProps {
  readonly search: AffiliateSearch
  /** Undefined while it is on its way. */
  readonly outcome: SearchOutcome | undefined
}

const unknownCity = { profession: '', city: '', page: 1 } as const

/** Title, canonical address and structured data of a search (features.md, C4 and C7). */
export function SearchHead({ search, outcome }: SearchHeadProps) {
  const origin = useAbsoluteUrl('')
  const named = outcome?.state === 'unknown-city' ? { ...search, ...unknownCity } : search
  const found = outcome?.state === 'found' ? outcome.page : null
  const total = outcome?.state === 'empty' ? 0 : (found?.totalAffiliates ?? null)
  return (
    <PageHead
      title={resultsTitle(named, total)}
      description={resultsDescription(named, total)}
      canonicalPath={canonicalPath(named)}
      noindex={outcome !== undefined && found === null}
      structuredData={
        found ? [breadcrumbs(searchCrumbs(search), origin), resultList(search, found, origin)] : []
      }
    />
  )
}
