import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to what the address names behind its '#', so that the keyboard goes on from there; the router scrolls
 * but does not focus. When the document itself is loaded, the browser does both.
 */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const isDocumentLoad = key === 'default'
    const target = isDocumentLoad ? null : document.getElementById(hash.slice(1))
    if (!target) return
    // On a change of page the frame's own effect comes after this one and takes the focus to the heading.
    queueMicrotask(() => target.focus({ preventScroll: true }))
  }, [hash, key])
}
