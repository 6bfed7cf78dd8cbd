import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

import { searchAffiliates } from '../../features/affiliates/api.ts'
import { filterPath, searchPath } from '../../features/affiliates/search/directory-query.ts'
import type { SearchCache } from '../../features/affiliates/search/search-cache.ts'
import type { SearchOutcome } from '../../features/affiliates/search/search-outcome.ts'
import { savesData } from '../../lib/saves-data.ts'

type Shown = SearchOutcome | undefined

/**
 * Moves the focus to the results when the page number changes or the focused filter was removed (features.md,
 * A13).
 */
export function useResultsFocus(search: AffiliateSearch, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(search)
  const type = useNavigationType()
  useEffect(() => {
    const { current: last } = before
    before.current = search
    // On Back and Forward the browser restores focus and scroll position.
    if (searchPath(last) === searchPath(search) || type === NavigationType.Pop) return
    if (filterPath(last, {}) === filterPath(search, {})) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    } else if (document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [search, type, heading])
}

/**
 * Moves the focus to the title when the view changes between a search and a saved list: only the query
 * changes then, so the router does not do it. It leaves the focus on the first page to the browser.
 */
export function useTitleFocus(title: RefObject<HTMLElement | null>): void {
  const type = useNavigationType()
  const first = useLocation().key === 'default'
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current || first || type === NavigationType.Pop) return
    arrived.current = true
    title.current?.focus({ preventScroll: true })
  }, [title, type, first])
}

/** Replaces a page number after the last page by the last page (features.md, A5). */
export function useLastPage(search: AffiliateSearch, outcome: Shown): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (outcome?.state !== 'beyond') return
    void navigate(searchPath({ ...search, page: outcome.lastPage }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [search, outcome, navigate])
}

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}

/**
 * Caches the results of the document, so that Back shows them at once, and prefetches the next page while the
 * browser is idle (features.md, A6 and A13).
 */
export function useNeighbours(search: AffiliateSearch, outcome: Shown, cache: SearchCache): void {
  useEffect(() => {
    if (outcome?.state !== 'found') return undefined
    const { page } = outcome
    if (!cache.read(search, true)) cache.keep(search, page)
    const next = { ...search, page: search.page + 1 }
    if (search.page >= page.totalPages || savesData()) return undefined
    return whenIdle(() => {
      if (cache.read(next, false)) return
      // Ignore a failed prefetch: the error is shown when the page is opened.
      cache.load(next, () => searchAffiliates(next)).catch(() => undefined)
    })
  }, [search, outcome, cache])
}
