import { createSafeStorage } from '../../../lib/storage/storage.ts'
import { createOfferMemory, type OfferMemory } from './offer-memory.ts'

/** The offer's memory in this browser. */
export function browserOfferMemory(): OfferMemory {
  return createOfferMemory({
    lasting: createSafeStorage({ area: () => localStorage, events: window }),
    visit: () => sessionStorage,
    now: () => Date.now(),
  })
}
