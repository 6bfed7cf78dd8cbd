import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { askedParameter } from '../../../../lib/asked-professional.ts'
import { type EstimatorState, estimatorState } from '../../../../lib/estimator-state.ts'
import { pricedServices } from '../prices/priced-services.ts'

/** The link to a chat: address and route state (specification, section 2, 'Chat intro'). */
export interface EstimateRequest {
  readonly path: string
  readonly state: EstimatorState
}

/**
 * The link from a profile to the chat of its first service (features.md, B12). The address names the professional,
 * so that the chat knows whom it is for; the campaign's `full_url` tells it to the assistant. Null for a professional
 * without any service that has a price list: such a request goes to a person.
 */
export function estimateRequest(
  profile: Pick<AffiliateProfile, 'services' | 'profession' | 'link'>,
  profileUrl: string,
): EstimateRequest | null {
  const [tile] = pricedServices(profile)
  if (!tile) return null
  return {
    path: `${tile.serviceUrl}?${new URLSearchParams({ [askedParameter]: profile.link }).toString()}`,
    state: estimatorState(tile, { full_url: profileUrl }),
  }
}
