import type { CampaignData as ApiCampaignData } from '@mestieri/shared/contracts/chat.ts'
import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import { type CampaignData, readCampaignData } from '../../lib/campaign-data.ts'
import { estimatorState, type EstimatorState } from '../../lib/estimator-state.ts'

/** The route state of a chat: what came along, and that the intro was passed. It survives a reload. */
export interface ChatVisitState extends EstimatorState {
  readonly started: true
}

/** The service that an address of the estimator is about. */
export function tileOfPath(pathname: string): ServiceTile | undefined {
  const path = pathname.replace(/\/$/, '')
  return tiles.find(({ serviceUrl }) => serviceUrl === path)
}

/** The campaign that a route state carries; null without one. Anything may stand in a route state. */
export function campaignOfState(state: unknown): CampaignData | null {
  const carried = typeof state === 'object' && state !== null && 'campaign_data' in state
  return carried ? readCampaignData(state.campaign_data) : null
}

/** The state with which 'Inizia' goes on to the chat: the same that came, and that the intro was seen. */
export function startedState(tile: ServiceTile, state: unknown): ChatVisitState {
  return { ...estimatorState(tile, campaignOfState(state)), started: true }
}

/** Whether the intro was passed on the way here. */
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

/** A campaign under the names of the API; null where there is nothing to tell. */
export function apiCampaign(campaign: CampaignData | null): ApiCampaignData | null {
  const names = Object.keys(apiNames) as (keyof CampaignData)[]
  const entries = names.flatMap((name) => {
    const value = campaign?.[name]
    return value ? [[apiNames[name], value] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
