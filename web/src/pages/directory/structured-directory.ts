import { resultList, searchCrumbs } from '../../features/affiliates/search/structured-data.ts'
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts'
import type { DirectoryData } from './loader.ts'

/**
 * The schema.org BreadcrumbList and ItemList of a search with results; empty for every other state.
 * @param origin without a trailing slash
 */
export function structuredDirectory(data: DirectoryData, origin: string): object[] {
  if (data.view !== 'search' || data.results instanceof Promise || data.results.state !== 'found') return []
  const { search, results } = data
  return [breadcrumbs(searchCrumbs(search), origin), resultList(search, results.page, origin)]
}
