import type { AffiliatePage, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

export interface SearchCacheOptions {
  /** Milliseconds, of any origin. */
  readonly now: () => number
  /** How long a page answers a new visit. */
  readonly freshMs?: number
  readonly maxEntries?: number
}

/** Pages of results that this tab has seen, so that going back shows them at once (features.md, A6). */
export interface SearchCache {
  /**
   * A page that was seen before.
   * @param returning whether the visitor goes back or forward: then any age will do, what they left is what they expect
   */
  read(search: AffiliateSearch, returning: boolean): AffiliatePage | null
  keep(search: AffiliateSearch, page: AffiliatePage): void
  /** Loads and keeps a page; the same search asked for again meanwhile shares the call. */
  load(search: AffiliateSearch, read: () => Promise<AffiliatePage>): Promise<AffiliatePage>
}

interface Entry {
  readonly page: AffiliatePage
  readonly at: number
}

function keyOf({ profession, city, page, pageSize }: AffiliateSearch): string {
  return JSON.stringify([profession, city, page, pageSize])
}

/** A bounded cache in memory; what was used longest ago goes first. */
export function createSearchCache({
  now,
  freshMs = 60_000,
  maxEntries = 30,
}: SearchCacheOptions): SearchCache {
  const entries = new Map<string, Entry>()
  const loading = new Map<string, Promise<AffiliatePage>>()

  function keepEntry(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
  }

  async function loadEntry(key: string, read: () => Promise<AffiliatePage>): Promise<AffiliatePage> {
    try {
      const page = await read()
      keepEntry(key, { page, at: now() })
      return page
    } finally {
      loading.delete(key)
    }
  }

  return {
    read(search, returning) {
      const key = keyOf(search)
      const entry = entries.get(key)
      if (!entry || (!returning && now() - entry.at >= freshMs)) return null
      keepEntry(key, entry)
      return entry.page
    },

    keep(search, page) {
      keepEntry(keyOf(search), { page, at: now() })
    },

    load(search, read) {
      const key = keyOf(search)
      const shared = loading.get(key)
      if (shared) return shared
      const call = loadEntry(key, read)
      loading.set(key, call)
      return call
    },
  }
}
