import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { JobEngine } from '../jobs/job-engine.ts'
import type { Fact, Facts } from '../slots/facts.ts'
import { type Slot, unknownFact } from '../slots/slot.ts'

/** A fact that a price can be calculated from. */
export type Value = Extract<Fact, { readonly kind: 'number' | 'choice' }>

/** The answers about a job, with reference values for missing answers. */
export interface Settled {
  readonly values: ReadonlyMap<string, Value>
  /** The slots that the job needs. */
  readonly needed: readonly Slot[]
  /** The needed slots whose answer is replaced by a reference value. */
  readonly assumed: readonly Slot[]
}

/** The id of the slot that chooses a quality level. */
export const tierSlot = 'fascia'
const tierIds = ['base', 'media', 'alta'] as const

/** Returns the quality levels of a job, the cheapest first. */
export function tiersOf(kind: JobKind): (typeof tierIds)[number][] {
  return tierIds.filter((id) => kind.tiers?.[id] !== undefined)
}

/** Returns the reference value of a slot; null if the price does not depend on it. */
export function referenceOf({ price }: Slot): Value | null {
  if (!price) return null
  const { reference } = price
  return typeof reference === 'number'
    ? { kind: 'number', low: reference, high: reference }
    : { kind: 'choice', option: reference }
}

/** Returns the answer to a slot. An option of another job's slot with the same id does not count. */
export function answerTo(slot: Slot, facts: Facts): Value | null {
  const fact = facts[slot.id]
  if (fact?.kind === 'number') return typeof slot.price?.reference === 'string' ? null : fact
  if (fact?.kind !== 'choice' || typeof slot.price?.reference === 'number') return null
  return slot.show(fact) === slot.show(unknownFact) ? null : fact
}

/**
 * Returns the quality level of the price. Not every job has all three levels; a missing one is replaced by
 * the nearest. Other options of the slot, such as a different level for each of two bathrooms, belong to the
 * engine.
 */
function chosenTier(kind: JobKind, facts: Facts, settled: Value | undefined): Value {
  const tiers = tiersOf(kind)
  const said = settled ?? facts[tierSlot]
  const meant = said?.kind === 'choice' ? said.option : 'media'
  if (tiers.length === 0 || tiers.some((id) => id === meant))
    return settled ?? { kind: 'choice', option: meant }
  if (settled && !tierIds.some((id) => id === meant)) return settled
  return { kind: 'choice', option: (meant === 'alta' ? tiers.at(-1) : tiers[0]) ?? meant }
}

/** Replaces the missing answers about a job by reference values. */
export function settle(kind: JobKind, { slots }: JobEngine, facts: Facts): Settled {
  const values = new Map<string, Value>()
  const needed: Slot[] = []
  const assumed: Slot[] = []
  const filled: Record<string, Fact> = { ...facts }
  for (const slot of slots) {
    const answer = answerTo(slot, facts)
    const value = answer ?? referenceOf(slot)
    if (value) values.set(slot.id, value)
    if (!slot.needed(filled)) continue
    needed.push(slot)
    if (answer || !value) continue
    assumed.push(slot)
    filled[slot.id] = value
  }
  const tier = chosenTier(kind, facts, values.get(tierSlot))
  values.set(tierSlot, tier)
  return { values, needed, assumed }
}
