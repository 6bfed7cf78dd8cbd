import type { Archive } from '../conversation/archive.ts'
import type { Later } from '../conversation/waiting-clock.ts'
import { createDraftKeeper } from './draft-keeper.ts'

export interface DraftState {
  readonly text: string
  /** Counts how often the field was asked to take the focus. */
  readonly focusAsked: number
}

/** The text that is being written; fit for `useSyncExternalStore`. */
export interface Draft {
  readonly state: () => DraftState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (text: string) => void
  /** Puts a suggestion into the field, behind what was typed, or in place of another suggestion. */
  readonly suggest: (suggestion: string, others?: readonly string[]) => void
  /** Keeps at once what is not kept yet. */
  readonly flush: () => void
}

export interface DraftDeps {
  readonly archive: Pick<Archive, 'draft' | 'keepDraft'>
  readonly later: Later
}

/** The draft of a conversation, kept while it is typed. */
export function createDraft({ archive, later }: DraftDeps): Draft {
  const listeners = new Set<() => void>()
  const keeper = createDraftKeeper({ keep: archive.keepDraft, later })
  let current: DraftState = { text: archive.draft(), focusAsked: 0 }

  function set(next: DraftState): void {
    if (next.text !== current.text) keeper.change(next.text)
    current = next
    for (const listener of listeners) listener()
  }

  return {
    state: () => current,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    change: (text) => set({ ...current, text }),

    suggest(suggestion, others = []) {
      const typed = current.text.trim()
      const text = typed === '' || others.includes(typed) ? suggestion : `${typed} ${suggestion}`
      set({ text, focusAsked: current.focusAsked + 1 })
    },

    flush: keeper.flush,
  }
}
