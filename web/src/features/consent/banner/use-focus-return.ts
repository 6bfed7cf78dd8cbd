import { useCallback, useEffect, useRef } from 'react'

/**
 * Where the focus goes when the banner is answered and takes it along: to what had it before, else to the page's
 * heading. A focus that is elsewhere stays.
 * @param isShown whether the banner stands
 * @returns to be told of what had the focus before the banner
 */
export function useFocusReturn(isShown: boolean): (before: Element) => void {
  const cameFrom = useRef<Element | null>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    const isGone = wasShown.current && !isShown
    wasShown.current = isShown
    if (!isGone || (document.activeElement !== null && document.activeElement !== document.body)) return
    const before = cameFrom.current
    cameFrom.current = null
    if (before instanceof HTMLElement && before.isConnected) {
      before.focus({ preventScroll: true })
      return
    }
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isShown])
  return useCallback((before: Element) => {
    cameFrom.current = before
  }, [])
}
