import { type Fact, type Facts, isSameFact } from '../../slots/facts.ts'
import { type Slot, unknownFact } from '../../slots/slot.ts'
import type { FactReading } from './fact-reading.ts'
import type { Part } from './hearing/parts.ts'

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
function isOfOtherThing(a: Slot, b: Slot): boolean {
  if (a.id === b.id) return !isSameQuestion(a, b)
  return wallSizes.has(a.id) && wallSizes.has(b.id)
}

/** Whether a size is that of the walls with wallpaper, which the paint of the other walls does not measure. */
const isOfPaper = (job: Part['job'], { id }: Slot): boolean =>
  id === 'pareti' && job?.key.startsWith('tinteggiatura/carta') === true

/**
 * Whether another job has taken the same words. The fact counts for this job only if it answers the same question.
 */
function isClaimed(slot: Slot, { facts }: FactReading, parts: readonly Part[]): boolean {
  const fact = facts[slot.id]
  // The area of the home is known, so that of the paper is none of its walls.
  const isHome = facts['superficie']?.kind === 'number'
  return parts.some(({ job, reading }) =>
    reading.changed.some(
      (other) =>
        (isOfOtherThing(other, slot) || (isHome && isOfPaper(job, other))) &&
        fact !== undefined &&
        isSameFact(reading.facts[other.id], fact),
    ),
  )
}

/** Removes from a reading the facts that other jobs have taken. */
export function withoutClaimed(reading: FactReading, before: Facts, parts: readonly Part[]): FactReading {
  const changed = reading.changed.filter((slot) => !isClaimed(slot, reading, parts))
  const facts: Record<string, Fact> = { ...before }
  for (const { id } of changed) facts[id] = reading.facts[id] ?? unknownFact
  return { ...reading, changed, facts }
}
