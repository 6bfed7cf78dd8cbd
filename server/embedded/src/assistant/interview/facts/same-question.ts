import type { Slot } from '../../slots/slot.ts'

/** The ids of main sizes of a job: of a whole home, a room or a roof; of all radiators, or of those to change. */
const mainSizes: ReadonlySet<string> = new Set(['superficie', 'termosifoni'])

/**
 * If the reference values of two main sizes differ by more than this factor, they are sizes of different
 * things.
 */
const farApart = 3

/**
 * Whether two jobs ask the same question, so that one answer is valid for both. Questions with the same id
 * are the same, except for the main size of different things: the floor area of a home is not the area of a
 * bathroom.
 */
export function isSameQuestion(a: Slot, b: Slot): boolean {
  if (a === b) return true
  if (a.id !== b.id) return false
  const [one, other] = [a.price?.reference, b.price?.reference]
  if (!mainSizes.has(a.id) || typeof one !== 'number' || typeof other !== 'number') return true
  return Math.max(one, other) <= farApart * Math.min(one, other)
}

/** The ids of sizes of walls: of the one to take down, of the one to build or to paint. */
const wallSizes: ReadonlySet<string> = new Set(['muroMq', 'pareti'])

/** Whether two questions are about the sizes of different things that are measured alike. */
export function isOfOtherThing(a: Slot, b: Slot): boolean {
  if (a.id === b.id) return !isSameQuestion(a, b)
  return wallSizes.has(a.id) && wallSizes.has(b.id)
}
