import type { AffiliatePage, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

import type { Crumb } from '../../../lib/structured-data/breadcrumbs.ts'
import { canonicalPath, directoryPath, profilePath } from './directory-query.ts'
import { resultsHeading } from './result-messages.ts'

const context = 'https://schema.org'

/** The breadcrumbs of a search: home, directory, and the search itself if it has a filter. */
export function searchCrumbs(search: AffiliateSearch): Crumb[] {
  const first = { ...search, page: 1 }
  return [
    { name: 'Home', path: '/' },
    { name: 'I nostri professionisti', path: directoryPath },
    ...(search.profession || search.city
      ? [{ name: resultsHeading(search), path: canonicalPath(first) }]
      : []),
  ]
}

/**
 * A page of results as a schema.org ItemList; positions count across all pages.
 * @param origin without a trailing slash
 */
export function resultList(search: AffiliateSearch, page: AffiliatePage, origin: string): object {
  const before = (page.page - 1) * page.pageSize
  return {
    '@context': context,
    '@type': 'ItemList',
    name: resultsHeading(search),
    numberOfItems: page.totalAffiliates,
    itemListElement: page.affiliates.map(({ link, shopName }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: shopName,
      url: origin + profilePath(link),
    })),
  }
}
