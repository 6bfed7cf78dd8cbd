import { type ConsentRecord, readConsent } from './consent-record.ts'
import { createSafeStorage, storageKeys } from './storage.ts'

/** The choice about cookies that counts in this browser now; null: none. */
export function browserConsent(): ConsentRecord | null {
  const storage = createSafeStorage({ area: () => localStorage, events: window })
  return readConsent(storage.read(storageKeys.consent), Date.now())
}
