import { type Facts, isSameFact } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'

/** Returns the facts of a job after those that depend on others were calculated again, and the slots that changed. */
export function followed(
  slots: readonly Slot[],
  facts: Facts,
): { readonly facts: Facts; readonly changed: readonly Slot[] } {
  const after = { ...facts }
  const changed = slots.filter((slot) => {
    const fact = after[slot.id]
    const next = fact && slot.follow?.(fact, after)
    if (!next || isSameFact(fact, next)) return false
    after[slot.id] = next
    return true
  })
  return { facts: after, changed }
}
