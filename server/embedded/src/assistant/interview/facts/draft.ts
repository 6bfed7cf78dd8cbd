import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { Slot, SlotReading } from '../../slots/slot.ts'

/** A further question that must be answered before an answer counts. */
export interface AskBack {
  readonly slot: Slot
  readonly words: string
  readonly chips: readonly string[]
}

/** The facts of a text while it is read. */
export interface Draft {
  readonly facts: Record<string, Fact>
  readonly changed: Slot[]
  askBack: AskBack | null
  repeated: boolean
}

/** Takes a reading. Returns whether the text says something about the slot. */
export function take(draft: Draft, slot: Slot, reading: SlotReading): boolean {
  if (reading === null) return false
  if (reading.kind === 'ask') {
    draft.askBack ??= { slot, words: reading.words, chips: reading.chips }
    return true
  }
  if (isSameFact(draft.facts[slot.id], reading.fact)) return true
  draft.facts[slot.id] = reading.fact
  if (!draft.changed.includes(slot)) draft.changed.push(slot)
  return true
}
