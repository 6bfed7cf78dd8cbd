import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the element of the URL's fragment, so that keyboard users continue from there. The
 * router only scrolls. When the document is loaded, the browser does both.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const isDocumentLoad = key === 'default'
    const target = isDocumentLoad ? null : document.getElementById(hash.slice(1))
    if (!target) return
    // After a navigation useRouteFocus runs later and moves the focus to the heading, so wait for it.
    queueMicrotask(() => target.focus({ preventScroll: true }))
  }, [hash, key])
}
