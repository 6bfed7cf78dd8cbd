import { type ConsentCategory, consentCategories, type ConsentRecord } from '../../lib/consent-record.ts'
import type { ConsentStatus } from './consent-context.ts'

/** What was accepted, in a few Italian words: 'solo tecnici', 'tecnici e statistiche', 'tutti'. */
export function choiceInWords(accepted: readonly ConsentCategory[]): string {
  if (accepted.length === 0) return 'solo tecnici'
  // The categories' names are Italian words already.
  return accepted.length === consentCategories.length ? 'tutti' : ['tecnici', ...accepted].join(' e ')
}

/** What the entry of every page shows of a choice. */
export function consentStatus(record: ConsentRecord | null): ConsentStatus | null {
  if (!record) return null
  const { accepted } = record
  const isAll = accepted.length === consentCategories.length
  return {
    label: choiceInWords(accepted),
    extent: isAll ? 'all' : accepted.length === 0 ? 'none' : 'some',
  }
}
