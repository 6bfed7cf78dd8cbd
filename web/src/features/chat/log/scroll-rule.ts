/** A scrolling box, in CSS pixels. */
export interface ScrollBox {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** This near to its end a box counts as being there. */
const slack = 48

/** The room that stays above a message that is shown from its first line. */
const roomAbove = 12

/** Whether the last line is in sight: then what comes next is followed. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: ScrollBox): boolean {
  return scrollHeight - clientHeight - scrollTop <= slack
}

/** A message that was just added at the end. */
export interface Arrival {
  readonly box: ScrollBox
  /** Where it begins, from the beginning of the box's content. */
  readonly messageTop: number
  /** Whether the customer wrote it here and now. */
  readonly own: boolean
  /** Whether the end was in sight before. */
  readonly following: boolean
}

/**
 * Where to scroll for a new message; null for not at all, because the customer is reading further up. One that is
 * longer than the box is shown from its first line (features.md, D6).
 */
export function scrollFor({ box, messageTop, own, following }: Arrival): number | null {
  const end = Math.max(0, box.scrollHeight - box.clientHeight)
  if (own) return end
  if (!following) return null
  return Math.max(0, Math.min(end, messageTop - roomAbove))
}
