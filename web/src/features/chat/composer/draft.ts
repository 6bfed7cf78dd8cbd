import type { SetTimer } from '../../../lib/deadline.ts'
import type { Archive } from '../conversation/archive.ts'
import { createDraftKeeper } from './draft-keeper.ts'

export interface DraftState {
  readonly text: string
  /** How many times the field was asked to take the focus; each change focuses it again. */
  readonly focusRequests: number
}

/** The text in the composer; `subscribe` and `state` fit `useSyncExternalStore`. */
export interface Draft {
  readonly state: () => DraftState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (text: string) => void
  /** Appends a suggestion to the text, and focuses the field. */
  readonly suggest: (suggestion: string) => void
  /** Stores the unsaved text at once. */
  readonly flush: () => void
}

export interface DraftDeps {
  readonly archive: Pick<Archive, 'draft' | 'keepDraft'>
  readonly setTimer: SetTimer
}

/** The draft of a conversation, stored while the visitor types. */
export function createDraft({ archive, setTimer }: DraftDeps): Draft {
  const listeners = new Set<() => void>()
  const keeper = createDraftKeeper({ keep: archive.keepDraft, setTimer })
  let current: DraftState = { text: archive.draft(), focusRequests: 0 }

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

    suggest(suggestion) {
      const typed = current.text.trim()
      const text = typed === '' ? suggestion : `${typed} ${suggestion}`
      set({ text, focusRequests: current.focusRequests + 1 })
    },

    flush: keeper.flush,
  }
}
