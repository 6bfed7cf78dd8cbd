import { otherStorage, type SafeStorage, storageKeys } from '../../../lib/storage/storage.ts'

/** How long a visitor who declined is left alone, in milliseconds: 30 days (features.md, F10). */
export const quietMs = 30 * 24 * 60 * 60_000

export interface OfferMemoryDeps {
  readonly lasting: Pick<SafeStorage, 'read' | 'write'>
  /** Session storage; a browser that blocks it throws here. */
  readonly visit: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
}

/** Whether a call may still be offered: once in a visit, and not for 30 days to who declined (features.md, F10). */
export interface OfferMemory {
  isSpent(): boolean
  /** The offer, or the booking itself, has been shown in this visit. */
  seen(): void
  /** The visitor wants no offer, or needs none any more. */
  settled(): void
}

export function createOfferMemory({ lasting, visit, now }: OfferMemoryDeps): OfferMemory {
  return {
    isSpent() {
      const settledAt = lasting.read(storageKeys.callbackOffer)
      // A clock that was put back does not silence the offer for longer than that.
      if (typeof settledAt === 'number' && Math.abs(now() - settledAt) < quietMs) return true
      try {
        return visit().getItem(otherStorage.callbackSeen) !== null
      } catch {
        return false
      }
    },

    seen() {
      try {
        visit().setItem(otherStorage.callbackSeen, 'true')
      } catch {
        // Then it is once a page.
      }
    },

    settled: () => void lasting.write(storageKeys.callbackOffer, now()),
  }
}
