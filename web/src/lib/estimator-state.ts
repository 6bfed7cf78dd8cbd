import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import type { CampaignData } from './campaign/campaign-data.ts'

/** The route state that links to the cost estimator pass on (specification, section 2, 'Chat intro'). */
export interface EstimatorState {
  readonly title: string
  readonly service_label: string
  readonly service_url: string
  readonly img: string
  readonly assistant: string
  readonly campaign_data?: CampaignData
}

/** Makes the state for a service, with the visitor's campaign if it is known. */
export function estimatorState(tile: ServiceTile, campaign: CampaignData | null): EstimatorState {
  const { title, serviceLabel, serviceUrl, image, assistant } = tile
  return {
    title,
    service_label: serviceLabel,
    service_url: serviceUrl,
    img: image,
    assistant,
    ...(campaign ? { campaign_data: campaign } : {}),
  }
}

/**
 * Whether a route state names an existing service. History entries may hold any other state, for example that
 * of an older build.
 */
export function isEstimatorState(state: unknown): state is EstimatorState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'service_url' in state &&
    tiles.some(({ serviceUrl }) => serviceUrl === state.service_url)
  )
}
