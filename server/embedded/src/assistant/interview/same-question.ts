import type { Slot } from '../slots/slot.ts'

/** Typical values that are further apart than this factor belong to different things: a room and a whole home. */
const farApart = 4

/**
 * Whether two jobs ask the same thing, so that one answer serves both: the floor area of the home, but not the area of
 * a bathroom. Questions of one name with typical values of another order ask about different things.
 */
export function isSameQuestion(a: Slot, b: Slot): boolean {
  if (a === b) return true
  if (a.id !== b.id || a.label !== b.label) return false
  const [one, other] = [a.price?.reference, b.price?.reference]
  if (typeof one === 'number' && typeof other === 'number') {
    const [low, high] = [Math.min(one, other), Math.max(one, other)]
    return low > 0 ? high / low <= farApart : high === low
  }
  return typeof one === typeof other
}
