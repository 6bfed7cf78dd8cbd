import { type CampaignData, campaignOf, isCampaign, readCampaignData } from '../../lib/campaign-data.ts'
import { otherStorage } from '../../lib/storage.ts'

export interface CampaignMemory {
  /**
   * What is known of the campaign on a page with this address: the first campaign of the session where one is kept,
   * else what the addresses say.
   * @param before the address of the page of this site that led here, if any: its link may have been followed before
   * its script was there
   */
  resolve(address: string, before?: string): CampaignData
  /** Keeps a campaign for the session; an address alone is none and is not kept. */
  save(data: CampaignData): void
}

function tryTo<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    // A browser that blocks storage: the address still tells.
    return undefined
  }
}

function parsed(text: string | null | undefined): unknown {
  return text ? tryTo(() => JSON.parse(text) as unknown) : null
}

/**
 * Keeps the first campaign of a session, so that a reload or a way round through other pages does not lose it
 * (features.md, C1). Never throws.
 * @param area session storage; a browser that blocks it throws here
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
