/** What a visitor may say yes or no to; what is necessary is not asked. */
export const consentCategories = ['statistiche', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * The version of what is asked. Raised when a category, a purpose or a third party is added: whoever answered an
 * older one is asked anew, and nobody else (features.md, I2).
 */
export const consentVersion = 1

/** A choice about cookies that still counts. */
export interface ConsentRecord {
  /** A random UUID, of this choice and nothing else. */
  readonly id: string
  readonly version: number
  /** ISO 8601, UTC: the first choice, and the last change. */
  readonly givenAt: string
  readonly changedAt: string
  /** Empty where everything was refused. */
  readonly accepted: readonly ConsentCategory[]
}

/**
 * Reads what the consent library stored, by its own rules of what still counts.
 * @param stored the parsed value under `storageKeys.consent`
 * @param now milliseconds since the epoch
 * @returns null where nothing was chosen, where it has expired, or where another version was asked
 */
export function readConsent(stored: unknown, now: number): ConsentRecord | null {
  if (typeof stored !== 'object' || stored === null) return null
  const {
    categories,
    revision,
    consentId: id,
    consentTimestamp: givenAt,
    lastConsentTimestamp: changedAt,
    expirationTime,
  } = stored as Readonly<Record<string, unknown>>
  if (!Array.isArray(categories) || revision !== consentVersion) return null
  if (typeof expirationTime !== 'number' || expirationTime < now) return null
  if (typeof id !== 'string' || typeof givenAt !== 'string' || typeof changedAt !== 'string') return null
  const accepted = consentCategories.filter((category) => categories.includes(category))
  return { id, version: consentVersion, givenAt, changedAt, accepted }
}
