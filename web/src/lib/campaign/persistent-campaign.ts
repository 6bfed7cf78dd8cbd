import { otherStorage, type SafeStorage, storageKeys } from '../storage/storage.ts'
import { readStored, type StoredSchema } from '../storage/stored-schema.ts'
import { campaignSchema, isCampaign, readCampaignData } from './campaign-data.ts'

/** How long a campaign is kept, in ms: 90 days, as long as an advert's click is attributed to it. */
export const campaignLifeMs = 90 * 24 * 60 * 60_000

const keptSchema = {
  type: 'object',
  properties: { at: { type: 'number' }, data: campaignSchema },
  required: ['at', 'data'],
} as const satisfies StoredSchema

/** Keeps the campaign across sessions (features.md, C1). No method throws. */
export interface PersistentCampaign {
  /** With marketing consent: stores the session's campaign; a session without one gets the stored one. */
  sync(): void
  /** Without marketing consent: deletes the stored campaign. */
  forget(): void
}

export interface PersistentCampaignDeps {
  readonly lasting: Pick<SafeStorage, 'read' | 'write' | 'remove'>
  /** Returns session storage; throws in a browser that blocks it. */
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
  function rememberedText(): string | null {
    const kept = readStored(keptSchema, lasting.read(storageKeys.campaign))
    const data = kept && now() - kept.at < campaignLifeMs ? readCampaignData(kept.data) : null
    return data && JSON.stringify(data)
  }

  return {
    sync() {
      const remembered = rememberedText()
      try {
        const current = readCampaignData(JSON.parse(session().getItem(otherStorage.campaign) ?? 'null'))
        if (!current) {
          if (remembered) session().setItem(otherStorage.campaign, remembered)
        } else if (isCampaign(current) && JSON.stringify(current) !== remembered) {
          // A campaign that is stored already keeps its date.
          lasting.write(storageKeys.campaign, { at: now(), data: current })
        }
      } catch {
        // Storage is blocked: only the URL gives the campaign, as without consent.
      }
    },

    forget: () => lasting.remove(storageKeys.campaign),
  }
}
