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

/**
 * The shortest time over which the speed is measured, in milliseconds. Two adjacent scroll events do not give the
 * speed: a phone that drops frames reports the distance of several frames one millisecond after the event before.
 */
const speedWindowMs = 100

/** Takes each position of the page. Returns whether the page has scrolled up fast enough to show the offer. */
export type ScrollWatch = (top: number) => boolean

/** @param now milliseconds on a monotonic clock */
export function createScrollWatch(now: () => number): ScrollWatch {
  /** The positions since the last one that is older than the window, oldest first. */
  let positions: readonly { readonly top: number; readonly at: number }[] = []
  return (top) => {
    const at = now()
    const start = positions.findLastIndex((position) => at - position.at >= speedWindowMs)
    positions = [...positions.slice(Math.max(0, start)), { top, at }]
    const [first] = positions
    if (!first || at - first.at < speedWindowMs) return false
    return (first.top - top) / (at - first.at) > scrollUpSpeed
  }
}
