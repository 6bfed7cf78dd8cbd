import { useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus when the banner is removed while it has the focus: to the element that had it before, or to
 * the page's heading. A focus outside the banner stays.
 * @param isShown whether the banner is visible
 * @returns takes the element that had the focus before the banner
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
