import type {
  AffiliatePage,
  AffiliateProfile,
  AffiliateSearch,
} from '@mestieri/shared/contracts/affiliates.ts'

import { getJson } from '../../lib/api-client.ts'

/** The query of a directory search as /api/affiliates takes it; empty filters are left out. */
export function searchQuery({ profession, city, page, pageSize }: AffiliateSearch): string {
  const query = new URLSearchParams()
  if (profession) query.set('profession', profession)
  if (city) query.set('city', city)
  query.set('pageSize', String(pageSize))
  query.set('page', String(page))
  return query.toString()
}

/** One page of the directory. @throws ApiError */
export function searchAffiliates(search: AffiliateSearch, signal?: AbortSignal): Promise<AffiliatePage> {
  return getJson(`/affiliates?${searchQuery(search)}`, signal)
}

/** A professional's public profile. @throws ApiError, `not_found` for an unknown link */
export function affiliate(link: string, signal?: AbortSignal): Promise<AffiliateProfile> {
  return getJson(`/affiliates/${encodeURIComponent(link)}`, signal)
}
