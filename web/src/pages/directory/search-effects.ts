import type { AffiliateSearch } from '@mestieri/shared/contracts/affiliates.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

import { searchAffiliates } from '../../features/affiliates/api.ts'
import { filterPath, searchPath } from '../../features/affiliates/search/directory-query.ts'
import type { SearchCache } from '../../features/affiliates/search/search-cache.ts'
import type { SearchOutcome } from '../../features/affiliates/search/search-outcome.ts'
import { savesData } from '../../lib/saves-data.ts'

type Shown = SearchOutcome | undefined

/** Moves the focus to the results when the page number changed, or when the pressed filter is gone (features.md, A13). */
export function useResultsFocus(search: AffiliateSearch, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(search)
  const type = useNavigationType()
  useEffect(() => {
    const { current: last } = before
    before.current = search
    // Going back, the scroll position is restored and the focus is the browser's.
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
 * Between a search and a saved list only the query changes, yet it is another page: the focus goes to the title of
 * the view that is drawn. The first page that a tab shows keeps the browser's own focus.
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

/** A page behind the last one is replaced by the last one (features.md, A5). */
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
 * Keeps the page that came with the document, so that coming back shows it at once, and fetches the next one while
 * the browser has nothing else to do (features.md, A6 and A13).
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
      // Nobody waits for it: a failure shows when the page is asked for.
      cache.load(next, () => searchAffiliates(next)).catch(() => undefined)
    })
  }, [search, outcome, cache])
}
