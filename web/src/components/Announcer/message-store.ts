import { createStore, type Observable } from '../../lib/storage/store.ts'

export type MessageTone = 'info' | 'success' | 'danger'

/** A toast. */
export interface Message {
  readonly id: number
  readonly text: string
  readonly tone: MessageTone
}

export interface MessageState {
  /** The text of the polite live region. */
  readonly spoken: string
  readonly shown: readonly Message[]
}

export interface MessageStore extends Observable<MessageState> {
  /** Announces a text to screen readers, without a toast. */
  readonly announce: (text: string) => void
  /** Shows a text as a toast and announces it. @returns the toast's id */
  readonly show: (text: string, tone?: MessageTone) => number
  readonly dismiss: (id: number) => void
}

/** Maximum number of toasts; a new one replaces the oldest. */
const maxShown = 3

/** Makes the store of announcements and toasts. */
export function createMessageStore(): MessageStore {
  const { state, subscribe, set } = createStore<MessageState>({ spoken: '', shown: [] })
  let lastId = 0
  // A live region is read when its text changes. A repeated text gets a silent no-break space.
  const spoken = (text: string) => (text === state().spoken ? `${text}\u00A0` : text)

  return {
    state,
    subscribe,
    announce: (text) => set({ ...state(), spoken: spoken(text) }),
    show: (text, tone = 'info') => {
      lastId += 1
      const shown = [...state().shown, { id: lastId, text, tone }].slice(-maxShown)
      set({ spoken: spoken(text), shown })
      return lastId
    },
    dismiss: (id) => set({ ...state(), shown: state().shown.filter((message) => message.id !== id) }),
  }
}
