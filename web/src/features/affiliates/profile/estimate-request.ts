import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import { estimatorPath } from '../identity/trade.ts'

/** The link to the cost estimator: path and route state (specification, section 2, 'Chat intro'). */
export interface EstimateRequest {
  readonly path: string
  readonly state: {
    readonly title: string
    readonly service_label: string
    readonly service_url: string
    readonly img: string
    readonly assistant: string
    readonly campaign_data: { readonly full_url: string }
  } | null
}

/**
 * The estimator link of a profile (features.md, B12): the chat of the first offered service that has one,
 * else of the trade. The campaign's `full_url` is the profile's URL: it tells which professional the visitor
 * asked.
 */
export function estimateRequest(
  { services, profession }: Pick<AffiliateProfile, 'services' | 'profession'>,
  profileUrl: string,
): EstimateRequest {
  const byService = services
    .map(({ label }) => tiles.find((candidate) => candidate.serviceLabel === label))
    .find((candidate): candidate is ServiceTile => candidate !== undefined)
  const path = byService?.serviceUrl ?? estimatorPath(profession)
  const tile = byService ?? tiles.find((candidate) => candidate.serviceUrl === path)
  if (!tile) return { path, state: null }
  return {
    path,
    state: {
      title: tile.title,
      service_label: tile.serviceLabel,
      service_url: tile.serviceUrl,
      img: tile.image,
      assistant: tile.assistant,
      campaign_data: { full_url: profileUrl },
    },
  }
}
