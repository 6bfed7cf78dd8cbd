import { isCampaign, readCampaignData } from './campaign-data.ts'
import { otherStorage, type SafeStorage, storageKeys } from './storage.ts'

/** How long a campaign is remembered, in milliseconds: as long as an advert's click counts for its seller, 90 days. */
export const campaignLifeMs = 90 * 24 * 60 * 60_000

/** The campaign beyond the session that it began (features.md, C1). Neither call throws. */
export interface PersistentCampaign {
  /** With consent to marketing: remembers the session's campaign, or gives the remembered one to a session without. */
  sync(): void
  /** Without it. */
  forget(): void
}

export interface PersistentCampaignDeps {
  readonly lasting: Pick<SafeStorage, 'read' | 'write' | 'remove'>
  /** Session storage; a browser that blocks it throws here. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Makes a {@link PersistentCampaign}. */
export function createPersistentCampaign({
  lasting,
  session,
  now,
}: PersistentCampaignDeps): PersistentCampaign {
  function readStored(): string | null {
    const kept = lasting.read(storageKeys.campaign) as {
      readonly at?: unknown
      readonly data?: unknown
    } | null
    const age = typeof kept?.at === 'number' ? now() - kept.at : Number.NaN
    const data = age < campaignLifeMs ? readCampaignData(kept?.data) : null
    return data && JSON.stringify(data)
  }

  return {
    sync() {
      const remembered = readStored()
      try {
        const current = readCampaignData(JSON.parse(session().getItem(otherStorage.campaign) ?? 'null'))
        if (!current) {
          if (remembered) session().setItem(otherStorage.campaign, remembered)
        } else if (isCampaign(current) && JSON.stringify(current) !== remembered) {
          // Coming back with the same one does not make it younger.
          lasting.write(storageKeys.campaign, { at: now(), data: current })
        }
      } catch {
        // A browser that blocks storage: then the address alone tells, as without consent.
      }
    },

    forget: () => lasting.remove(storageKeys.campaign),
  }
}
