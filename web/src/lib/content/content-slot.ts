import { useSampleContent } from './sample-content.ts'

/** The entries of a slot for the owner's content. */
export interface Slot<Entry> {
  /** Empty: the slot's section is hidden, with its heading. */
  readonly entries: readonly Entry[]
  /** Whether the entries are samples, which the section must mark. */
  readonly areSamples: boolean
}

/** The owner's entries. Without any, the samples beside the embedded upstream; nothing in front of a real one. */
export function useSlot<Entry>(owned: readonly Entry[], samples: readonly Entry[]): Slot<Entry> {
  const showsSamples = useSampleContent()
  if (owned.length > 0) return { entries: owned, areSamples: false }
  return { entries: showsSamples ? samples : [], areSamples: true }
}
