import { createSafeStorage, storageKeys } from '../storage/storage.ts'
import { type ConsentRecord, readConsent } from './consent-record.ts'

/** The valid cookie choice of this browser; null without one. */
export function browserConsent(): ConsentRecord | null {
  const storage = createSafeStorage({ area: () => localStorage, events: window })
  return readConsent(storage.read(storageKeys.consent), Date.now())
}
