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

export interface MessageStore {
  readonly state: () => MessageState
  /** @returns a function that removes the listener */
  readonly subscribe: (listener: () => void) => () => void
  /** Announces a text to screen readers, without a toast. */
  readonly announce: (text: string) => void
  /** Shows a text as a toast and announces it. @returns the toast's id */
  readonly show: (text: string, tone?: MessageTone) => number
  readonly dismiss: (id: number) => void
}

/** Maximum number of toasts; a new one replaces the oldest. */
const maxShown = 3

/** Makes the store of announcements and toasts, for `useSyncExternalStore`. */
export function createMessageStore(): MessageStore {
  let current: MessageState = { spoken: '', shown: [] }
  let lastId = 0
  const listeners = new Set<() => void>()

  const change = (next: MessageState) => {
    current = next
    for (const listener of listeners) listener()
  }
  // A live region is read when its text changes. A repeated text gets a silent no-break space.
  const spoken = (text: string) => (text === current.spoken ? `${text}\u00A0` : text)

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce: (text) => change({ ...current, spoken: spoken(text) }),
    show: (text, tone = 'info') => {
      lastId += 1
      const shown = [...current.shown, { id: lastId, text, tone }].slice(-maxShown)
      change({ spoken: spoken(text), shown })
      return lastId
    },
    dismiss: (id) => change({ ...current, shown: current.shown.filter((message) => message.id !== id) }),
  }
}
