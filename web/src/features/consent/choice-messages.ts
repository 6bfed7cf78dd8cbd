import {
  type ConsentCategory,
  consentCategories,
  type ConsentRecord,
} from '../../lib/consent/consent-record.ts'
import type { ConsentStatus } from './consent-context.ts'

/** Names the accepted categories in Italian: 'solo tecnici', 'tecnici e statistiche', 'tutti'. */
export function choiceInWords(accepted: readonly ConsentCategory[]): string {
  if (accepted.length === 0) return 'solo tecnici'
  // The category ids are Italian words.
  return accepted.length === consentCategories.length ? 'tutti' : ['tecnici', ...accepted].join(' e ')
}

/** The status that the consent entry of every page shows; null without a choice. */
export function consentStatus(record: ConsentRecord | null): ConsentStatus | null {
  if (!record) return null
  const { accepted } = record
  const isAll = accepted.length === consentCategories.length
  return {
    label: choiceInWords(accepted),
    extent: isAll ? 'all' : accepted.length === 0 ? 'none' : 'some',
  }
}
