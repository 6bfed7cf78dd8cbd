import { readStored, type StoredSchema } from '../storage/stored-schema.ts'

/** The cookie categories that need consent; necessary cookies need none. */
export const consentCategories = ['statistiche', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * The version of the consent question. Raise it when a category, a purpose or a third party is added:
 * visitors with a choice of an older version are asked again (features.md, I2).
 */
export const consentVersion = 1

/** A valid cookie choice. */
export interface ConsentRecord {
  /** A random UUID, used for this choice only. */
  readonly id: string
  readonly version: number
  /** Times of the first choice and of the last change, ISO 8601 in UTC. */
  readonly givenAt: string
  readonly changedAt: string
  /** Empty when the visitor refused everything. */
  readonly accepted: readonly ConsentCategory[]
}

/** What the consent library stores. */
const choiceSchema = {
  type: 'object',
  properties: {
    categories: { type: 'array', items: { type: 'string' } },
    revision: { type: 'number', enum: [consentVersion] },
    consentId: { type: 'string' },
    consentTimestamp: { type: 'string' },
    lastConsentTimestamp: { type: 'string' },
    expirationTime: { type: 'number' },
  },
  required: [
    'categories',
    'revision',
    'consentId',
    'consentTimestamp',
    'lastConsentTimestamp',
    'expirationTime',
  ],
} as const satisfies StoredSchema

/**
 * Reads the choice that the consent library stored, if it is still valid by the library's rules.
 * @param stored the parsed value under `storageKeys.consent`
 * @param now milliseconds since the epoch
 * @returns null when there is no choice, when it has expired, or when it answers another version
 */
export function readConsent(stored: unknown, now: number): ConsentRecord | null {
  const choice = readStored(choiceSchema, stored)
  if (!choice || choice.expirationTime < now) return null
  const { categories, consentId: id, consentTimestamp: givenAt, lastConsentTimestamp: changedAt } = choice
  const accepted = consentCategories.filter((category) => categories.includes(category))
  return { id, version: consentVersion, givenAt, changedAt, accepted }
}
