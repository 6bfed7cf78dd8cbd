import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { ChatMessage } from '../conversation/messages/message.ts'
import { isAtEnd, scrollFor } from './scroll-rule.ts'

export interface LogScroll {
  /** Whether there is a new message below, while the customer has scrolled up. */
  readonly hasNew: boolean
  /** Scrolls to the newest message. */
  readonly showNewest: () => void
  /** The box's `onScroll` handler. */
  readonly onScroll: () => void
}

/** The message that stays in view while content is added below it. */
interface Anchor {
  readonly id: string
  readonly own: boolean
}

/** A message's top, in CSS pixels from the top of the box's content. */
function topOf(box: HTMLElement, id: string): number {
  const message = box.querySelector(`[data-message="${CSS.escape(id)}"]`)
  if (!message) return box.scrollHeight
  return message.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
}

/** Scrolls a message into view. @returns the new `scrollTop` */
function showMessage(box: HTMLElement, { id, own }: Anchor): number {
  box.scrollTo(0, scrollFor({ box, messageTop: topOf(box, id), own, following: true }) ?? 0)
  return box.scrollTop
}

/**
 * Scrolls the log (features.md, D6). At its end the log follows new messages, and shows long ones from their
 * first line. When the customer has scrolled up, the log does not move.
 */
export function useLogScroll(
  box: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
): LogScroll {
  const following = useRef(true)
  const anchor = useRef<Anchor | null>(null)
  /** The `scrollTop` that this hook set last; another value means that the customer has scrolled. */
  const lastScrollTop = useRef(0)
  const [hasNew, setHasNew] = useState(false)
  const last = messages.at(-1)
  const lastId = last?.id ?? null
  const own = last?.role === 'user' && last.delivery === 'sending'

  /** Updates `following` after a scroll by the customer; its `scroll` event may come late. */
  const trackScroll = useCallback((element: HTMLElement) => {
    if (Math.abs(element.scrollTop - lastScrollTop.current) <= 1) return
    // The browser itself scrolls when content below is removed, so that the box stays at its end.
    if (following.current && isAtEnd(element)) return
    lastScrollTop.current = element.scrollTop
    following.current = isAtEnd(element)
  }, [])

  const showAnchor = useCallback((element: HTMLElement) => {
    if (!anchor.current) return
    following.current = true
    lastScrollTop.current = showMessage(element, anchor.current)
  }, [])

  useLayoutEffect(() => {
    const element = box.current
    if (!element || lastId === null || lastId === anchor.current?.id) return
    if (!own) trackScroll(element)
    const unseen = !own && !following.current
    setHasNew(unseen)
    if (unseen) return
    anchor.current = { id: lastId, own }
    following.current = true
    // A sent message scrolls in the next frame: within the tap, reading the scroll position would force a layout.
    if (own) requestAnimationFrame(() => showAnchor(element))
    else showAnchor(element)
  }, [box, lastId, own, trackScroll, showAnchor])

  // Cards, quick answers and the typing indicator grow the log later; keyboard and photo tray shrink the box.
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      trackScroll(element)
      if (following.current) showAnchor(element)
    })
    observer.observe(element)
    for (const part of element.children) observer.observe(part)
    const arrivals = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof Element) observer.observe(node)
      }
    })
    arrivals.observe(element, { childList: true })
    return () => {
      observer.disconnect()
      arrivals.disconnect()
    }
  }, [box, trackScroll, showAnchor])

  return {
    hasNew,

    showNewest() {
      const element = box.current
      if (!element || lastId === null) return
      anchor.current = { id: lastId, own: false }
      showAnchor(element)
      setHasNew(false)
    },

    onScroll() {
      const element = box.current
      if (!element) return
      const before = following.current
      trackScroll(element)
      if (before || !following.current) return
      // `own: true` keeps the end of the log in view.
      if (lastId !== null) anchor.current = { id: lastId, own: true }
      setHasNew(false)
    },
  }
}
