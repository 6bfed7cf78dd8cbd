/** The scroll geometry of a box, in CSS pixels. */
export interface ScrollBox {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** Within this distance of its end a box counts as scrolled to the end, in CSS pixels. */
const endTolerance = 48

/** The space above a message that is shown from its first line, in CSS pixels. */
const marginAbove = 12

/** Whether the end of the box is visible; the log then follows new messages. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: ScrollBox): boolean {
  return scrollHeight - clientHeight - scrollTop <= endTolerance
}

/** A new message at the end of the log. */
export interface Arrival {
  readonly box: ScrollBox
  /** The message's top, in CSS pixels from the top of the box's content. */
  readonly messageTop: number
  /** Whether the customer has just sent it in this tab. */
  readonly own: boolean
  /** Whether the end of the box was visible before. */
  readonly following: boolean
}

/**
 * The `scrollTop` that shows a new message (features.md, D6): the end of the log, or the message's first line
 * if the message is longer than the box. Null means no scroll, because the customer has scrolled up to read.
 */
export function scrollFor({ box, messageTop, own, following }: Arrival): number | null {
  const end = Math.max(0, box.scrollHeight - box.clientHeight)
  if (own) return end
  if (!following) return null
  return Math.max(0, Math.min(end, messageTop - marginAbove))
}
