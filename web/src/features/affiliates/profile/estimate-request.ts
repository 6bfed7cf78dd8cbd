import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import { estimatorPath } from '../identity/trade.ts'

/** What the cost estimator receives with the visit (specification, section 2, 'Chat intro'). */
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
 * The way from a profile to a quote: the estimator of the first offered service that it has one for, else of the
 * trade (features.md, B12). The profile's address goes along as the campaign's full url, so that it is known who
 * was asked.
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
