import type { SetTimer } from '../../../lib/api/deadline.ts'
import { createStore, type Observable } from '../../../lib/storage/store.ts'
import type { Archive } from '../conversation/archive.ts'
import { createDraftKeeper } from './draft-keeper.ts'

export interface DraftState {
  readonly text: string
  /** How many times the field was asked to take the focus; each change focuses it again. */
  readonly focusRequests: number
}

/** The text in the composer. */
export interface Draft extends Observable<DraftState> {
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
  const keeper = createDraftKeeper({ keep: archive.keepDraft, setTimer })
  const { state, subscribe, set } = createStore<DraftState>({ text: archive.draft(), focusRequests: 0 })

  function edit(next: DraftState): void {
    if (next.text !== state().text) keeper.change(next.text)
    set(next)
  }

  return {
    state,
    subscribe,

    change: (text) => edit({ ...state(), text }),

    suggest(suggestion) {
      const typed = state().text.trim()
      const text = typed === '' ? suggestion : `${typed} ${suggestion}`
      edit({ text, focusRequests: state().focusRequests + 1 })
    },

    flush: keeper.flush,
  }
}
