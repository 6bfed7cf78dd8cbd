/** How far a finger has to go for the next picture or slide, in CSS pixels (specification, section 9). */
export const swipeThreshold = 40

/**
 * What a sideways drag asks for: +1 the next (to the left), -1 the one before, 0 neither. A drag that went more up or
 * down than sideways is no swipe.
 */
export function swipeStep(byX: number, byY: number): -1 | 0 | 1 {
  if (Math.abs(byX) < swipeThreshold || Math.abs(byX) <= Math.abs(byY)) return 0
  return byX < 0 ? 1 : -1
}

/** The index `by` places further, starting again at the ends. */
export function wrapIndex(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count
}
