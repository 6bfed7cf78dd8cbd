import type { AffiliatePage, AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'

export interface SearchCacheOptions {
  /** The current time in milliseconds, from any origin. */
  readonly now: () => number
  /** How long a stored page is used for a new visit, in milliseconds. */
  readonly freshMs?: number
  readonly maxEntries?: number
}

/** The result pages that this tab has loaded: 'back' shows them at once (features.md, A6). */
export interface SearchCache {
  /**
   * Reads a stored page; null without a usable one.
   * @param returning whether the visitor goes back or forward; a page of any age is then usable
   */
  read(search: AffiliateSearch, returning: boolean): AffiliatePage | null
  keep(search: AffiliateSearch, page: AffiliatePage): void
  /** Loads and stores a page; concurrent calls for the same search share one request. */
  load(search: AffiliateSearch, read: () => Promise<AffiliatePage>): Promise<AffiliatePage>
}

interface Entry {
  readonly page: AffiliatePage
  readonly at: number
}

function keyOf({ profession, city, page, pageSize }: AffiliateSearch): string {
  return JSON.stringify([profession, city, page, pageSize])
}

/** An in-memory LRU cache: at the limit it drops the least recently used page. */
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
