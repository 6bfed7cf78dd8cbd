export type MessageTone = 'info' | 'success' | 'danger'

/** A message on the page's edge. */
export interface Message {
  readonly id: number
  readonly text: string
  readonly tone: MessageTone
}

export interface MessageState {
  /** What the polite live region says. */
  readonly spoken: string
  readonly shown: readonly Message[]
}

export interface MessageStore {
  readonly state: () => MessageState
  /** @returns the function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
  /** Says it to screen readers, shows nothing. */
  readonly announce: (text: string) => void
  /** Shows it and says it; @returns its id */
  readonly show: (text: string, tone?: MessageTone) => number
  readonly dismiss: (id: number) => void
}

/** At most this many messages stand there; an older one gives way. */
const maxShown = 3

/** A store of what is to be said and shown, for `useSyncExternalStore`. */
export function createMessageStore(): MessageStore {
  let current: MessageState = { spoken: '', shown: [] }
  let lastId = 0
  const listeners = new Set<() => void>()

  const change = (next: MessageState) => {
    current = next
    for (const listener of listeners) listener()
  }
  // A live region is read when its text changes, so the same words twice need a difference that nobody hears.
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
