import type { CampaignData as ApiCampaignData } from '@mestieri/shared/contracts/chat.ts'
import { keysOf } from '@mestieri/shared/records.ts'
import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import { type CampaignData, readCampaignData } from '../../lib/campaign/campaign-data.ts'
import { estimatorState, type EstimatorState } from '../../lib/estimator-state.ts'

/** The route state of a chat: the estimator's state, and that the intro was passed. It survives a reload. */
export interface ChatVisitState extends EstimatorState {
  readonly started: true
}

/** The service of an estimator path, with or without a trailing slash. */
export function tileOfPath(pathname: string): ServiceTile | undefined {
  const path = pathname.replace(/\/$/, '')
  return tiles.find(({ serviceUrl }) => serviceUrl === path)
}

/** The campaign data in a route state; null without any. The state is untrusted: any value may be in it. */
export function campaignOfState(state: unknown): CampaignData | null {
  const hasCampaign = typeof state === 'object' && state !== null && 'campaign_data' in state
  return hasCampaign ? readCampaignData(state.campaign_data) : null
}

/** The route state of the link 'Inizia': the given campaign data, and that the intro was passed. */
export function startedState(tile: ServiceTile, state: unknown): ChatVisitState {
  return { ...estimatorState(tile, campaignOfState(state)), started: true }
}

/** Whether the visitor has passed the intro. */
export function isStarted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'started' in state && state.started === true
}

const apiNames = {
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_term: 'utmTerm',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  gclid: 'gclid',
  full_url: 'fullUrl',
} as const satisfies Record<keyof CampaignData, keyof ApiCampaignData>

/** Campaign data with the API's field names; null if there are none. */
export function apiCampaign(campaign: CampaignData | null): ApiCampaignData | null {
  const names = keysOf(apiNames)
  const entries = names.flatMap((name) => {
    const value = campaign?.[name]
    return value ? [[apiNames[name], value] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
