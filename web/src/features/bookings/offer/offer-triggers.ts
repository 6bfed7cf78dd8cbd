/** After how long the offer comes by itself, in milliseconds (specification, section 9). */
export const offerAfterMs = 60_000

/** The corner where the mouse goes to leave: this much of the window's height and width (specification, section 9). */
const cornerHeight = 0.15
const cornerWidth = 0.2

/** Scrolling up faster than this is looking for the way out, in CSS pixels per millisecond (specification, section 9). */
const scrollUpSpeed = 3

/** A place in the window, and how large that is, in CSS pixels. */
export interface PointerPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Whether the mouse is in the window's upper right corner. */
export function isInCorner({ x, y, width, height }: PointerPlace): boolean {
  return y <= height * cornerHeight && x >= width * (1 - cornerWidth)
}

/** Tells for each place of the page, as it is scrolled to, whether the way there went up fast enough. */
export type ScrollWatch = (top: number) => boolean

/** @param now milliseconds on a clock that never goes back */
export function createScrollWatch(now: () => number): ScrollWatch {
  let last: { readonly top: number; readonly at: number } | null = null
  return (top) => {
    const before = last
    last = { top, at: now() }
    if (!before || last.at <= before.at) return false
    return (before.top - top) / (last.at - before.at) > scrollUpSpeed
  }
}
