import type {
  AffiliatePage,
  AffiliateProfile,
  AffiliateSearch,
} from '@mestieri/shared/contracts/affiliates.ts'

import { api } from '../../lib/api/api-client.ts'

/** One page of the directory; empty filters are left out of the address. @throws ApiError */
export function searchAffiliates(search: AffiliateSearch, signal?: AbortSignal): Promise<AffiliatePage> {
  return api.call('GET /api/affiliates', { query: { ...search }, signal })
}

/** A professional's public profile. @throws ApiError, `not_found` for an unknown link */
export function affiliate(link: string, signal?: AbortSignal): Promise<AffiliateProfile> {
  return api.call('GET /api/affiliates/:link', { params: { link }, signal })
}
