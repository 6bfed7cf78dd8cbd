import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import type { CampaignData } from './campaign-data.ts'

/** The route state that cards, tiles and landings hand to the cost estimator (specification, section 2, 'Chat intro'). */
export interface EstimatorState {
  readonly title: string
  readonly service_label: string
  readonly service_url: string
  readonly img: string
  readonly assistant: string
  readonly campaign_data?: CampaignData
}

/** The state for a service, with what is known of the campaign that brought the visitor. */
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
 * Whether a route state asks for a service that there is. Any other state, an old build's say, is not trusted to lead
 * anywhere.
 */
export function isEstimatorState(state: unknown): state is EstimatorState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'service_url' in state &&
    tiles.some(({ serviceUrl }) => serviceUrl === state.service_url)
  )
}
