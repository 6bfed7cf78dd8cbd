import type { PageId } from './pages.ts'
import { hasKey } from './records.ts'

/** The day on which a legal text was last changed, by its page's id: the page says it, and the sitemap. */
export const changedOn = {
  privacy: '2026-11-22',
  terms: '2026-11-20',
  accessibility: '2026-11-23',
} as const satisfies Readonly<Partial<Record<PageId, `${number}-${number}-${number}`>>>

/** The day on which a page last changed; undefined for a page without a date of its own. */
export function dateOfDocument(id: PageId): string | undefined {
  return hasKey(changedOn, id) ? changedOn[id] : undefined
}
