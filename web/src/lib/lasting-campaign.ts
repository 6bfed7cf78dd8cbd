import { type CampaignData, readCampaignData } from './campaign-data.ts'
import { readConsent } from './consent-record.ts'
import { otherStorage, type SafeStorage, storageKeys } from './storage.ts'

/** How long a campaign is remembered, in milliseconds: as long as an advert's click counts for its seller, 90 days. */
export const campaignLifeMs = 90 * 24 * 60 * 60_000

/** The campaign beyond the session that it began (features.md, C1). */
export interface LastingCampaign {
  recall(): CampaignData | null
  /** Remembers it, if the visitor consents to marketing. */
  keep(data: CampaignData): void
  forget(): void
}

export interface LastingCampaignDeps {
  readonly storage: Pick<SafeStorage, 'read' | 'write' | 'remove'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Makes a {@link LastingCampaign}. What was kept under a consent that has ended since is not recalled. */
export function createLastingCampaign({ storage, now }: LastingCampaignDeps): LastingCampaign {
  const isAllowed = () =>
    readConsent(storage.read(storageKeys.consent), now())?.accepted.includes('marketing') === true

  function recall(): CampaignData | null {
    if (!isAllowed()) return null
    const kept = storage.read(storageKeys.campaign) as {
      readonly at?: unknown
      readonly data?: unknown
    } | null
    const age = typeof kept?.at === 'number' ? now() - kept.at : Number.NaN
    return age < campaignLifeMs ? readCampaignData(kept?.data) : null
  }

  return {
    recall,

    keep(data) {
      // Coming back does not make it younger.
      const isKnown = JSON.stringify(recall()) === JSON.stringify(data)
      if (isAllowed() && !isKnown) storage.write(storageKeys.campaign, { at: now(), data })
    },

    forget: () => storage.remove(storageKeys.campaign),
  }
}

/**
 * The campaign of this session; null where none is kept. Never throws.
 * @param area session storage; a browser that blocks it throws here
 */
export function readSessionCampaign(area: () => Pick<Storage, 'getItem'>): CampaignData | null {
  try {
    return readCampaignData(JSON.parse(area().getItem(otherStorage.campaign) ?? 'null'))
  } catch {
    return null
  }
}
