/** Minimum length of a swipe to the next photo or slide, in CSS px (specification, section 9). */
export const swipeThreshold = 40

/**
 * The step of a drag: +1 for the next (a swipe to the left), -1 for the previous, 0 for none. A drag that is
 * more vertical than horizontal is no swipe.
 */
export function swipeStep(byX: number, byY: number): -1 | 0 | 1 {
  if (Math.abs(byX) < swipeThreshold || Math.abs(byX) <= Math.abs(byY)) return 0
  return byX < 0 ? 1 : -1
}

/** Adds `by` to an index and wraps around at both ends. */
export function wrapIndex(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count
}
