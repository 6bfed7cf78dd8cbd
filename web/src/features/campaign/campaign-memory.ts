import {
  type CampaignData,
  campaignOf,
  isCampaign,
  readCampaignData,
} from '../../lib/campaign/campaign-data.ts'
import { otherStorage } from '../../lib/storage/storage.ts'

export interface CampaignMemory {
  /**
   * The campaign of the current page: the stored one, which is the first of the session, or that of the URLs.
   * @param address the page's URL
   * @param before the URL of the previous page of this site, which counts when the visitor left that page
   * before its script stored the campaign
   */
  resolve(address: string, before?: string): CampaignData
  /** Stores a campaign for the session. Data without a campaign parameter are not stored. */
  save(data: CampaignData): void
}

function tryTo<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    // Storage is blocked: the URL still gives the campaign.
    return undefined
  }
}

function parsed(text: string | null | undefined): unknown {
  return text ? tryTo(() => JSON.parse(text) as unknown) : null
}

/**
 * Makes the store of the session's first campaign. A reload or a visit to other pages does not lose it
 * (features.md, C1). No method throws.
 * @param area returns session storage; throws in a browser that blocks it
 */
export function createCampaignMemory(area: () => Pick<Storage, 'getItem' | 'setItem'>): CampaignMemory {
  const key = otherStorage.campaign
  return {
    resolve(address, before) {
      const kept = readCampaignData(parsed(tryTo(() => area().getItem(key))))
      if (kept) return kept
      const told = [address, ...(before ? [before] : [])].map(campaignOf)
      return told.find(isCampaign) ?? campaignOf(address)
    },

    save(data) {
      if (isCampaign(data)) tryTo(() => area().setItem(key, JSON.stringify(data)))
    },
  }
}
