import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { ChatMessage } from '../conversation/message.ts'
import { isAtEnd, scrollFor } from './scroll-rule.ts'

export interface LogScroll {
  /** Whether a message came that the customer, reading further up, has not seen. */
  readonly hasNew: boolean
  /** Shows the newest message. */
  readonly showNewest: () => void
  /** For the box's `onScroll`. */
  readonly onScroll: () => void
}

/** A message that is kept in sight while what belongs to it is still arriving. */
interface Held {
  readonly id: string
  readonly own: boolean
}

/** Where a message begins, in CSS pixels from the beginning of its box's content. */
function topOf(box: HTMLElement, id: string): number {
  const message = box.querySelector(`[data-message="${CSS.escape(id)}"]`)
  if (!message) return box.scrollHeight
  return message.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
}

/** Scrolls so that a message can be read. @returns where the box is scrolled to then */
function showMessage(box: HTMLElement, { id, own }: Held): number {
  box.scrollTo(0, scrollFor({ box, messageTop: topOf(box, id), own, following: true }) ?? 0)
  return box.scrollTop
}

/**
 * Keeps the end of a conversation in sight for as long as the customer looks there, shows long messages from their
 * first line, and moves nothing under the eyes of who reads further up (features.md, D6).
 */
export function useLogScroll(
  box: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
): LogScroll {
  const following = useRef(true)
  const held = useRef<Held | null>(null)
  /** Where the last scroll of ours ended: any other place is the customer's choice. */
  const ours = useRef(0)
  const [hasNew, setHasNew] = useState(false)
  const last = messages.at(-1)
  const lastId = last?.id ?? null
  const own = last?.role === 'user' && last.delivery === 'sending'

  /** Takes note of where the customer scrolled to; the event for it may be late. */
  const notice = useCallback((element: HTMLElement) => {
    if (Math.abs(element.scrollTop - ours.current) <= 1) return
    // At the end the browser may have moved it, because something below went away.
    if (following.current && isAtEnd(element)) return
    ours.current = element.scrollTop
    following.current = isAtEnd(element)
  }, [])

  useLayoutEffect(() => {
    const element = box.current
    if (!element || lastId === null || lastId === held.current?.id) return
    notice(element)
    const unseen = !own && !following.current
    setHasNew(unseen)
    if (unseen) return
    held.current = { id: lastId, own }
    following.current = true
    ours.current = showMessage(element, held.current)
  }, [box, lastId, own, notice])

  // Cards, quick answers and the typing indicator come after the words; keyboard and tray take room from below.
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      notice(element)
      if (held.current && following.current) ours.current = showMessage(element, held.current)
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
  }, [box, notice])

  return {
    hasNew,

    showNewest() {
      const element = box.current
      if (!element || lastId === null) return
      held.current = { id: lastId, own: false }
      following.current = true
      ours.current = showMessage(element, held.current)
      setHasNew(false)
    },

    onScroll() {
      const element = box.current
      if (!element) return
      const before = following.current
      notice(element)
      if (before || !following.current) return
      // Back at the end, the end is what is kept in sight.
      if (lastId !== null) held.current = { id: lastId, own: true }
      setHasNew(false)
    },
  }
}
