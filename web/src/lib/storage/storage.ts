/**
 * All local-storage keys of this site. They are in one list, so that a test can check that the cookie policy
 * names every one. Technical storage unless noted.
 */
export const storageKeys = {
  /** The professionals that the visitor saved (features.md, A14). */
  shortlist: 'professionisti_salvati',
  /** The requirements that a professional ticked (features.md, H3). */
  requirements: 'requisiti_professionista',
  /** The pending reply of the assistant: since when, and in which tab (specification, section 3). */
  busy: 'busyGino',
  /** When the visitor declined the offer of a call, or booked one (features.md, F10). */
  callbackOffer: 'offerta_chiamata',
  /** The cookie choice, written by the consent library (features.md, I2, I6). */
  consent: 'scelta_cookie',
  /** The campaign, kept across sessions with marketing consent only (features.md, C1). */
  campaign: 'campagna_ricordata',
  /** The thread id of an older version, which had one thread for all services; read, never written. */
  thread: 'thread_id',
} as const

/** Key prefixes; the id of a thread or the name of a service follows (specification, section 3). */
export const storageKeyPrefixes = {
  chatMessages: 'chatMessages_of_',
  serviceThread: 'thread_id_for_',
  /** The job data that the conversation has given. */
  capturedData: 'captured_data_',
  /** The unsent message. */
  chatDraft: 'bozza_chat_di_',
} as const

/** Names in session storage and IndexedDB, for the same test. */
export const otherStorage = {
  /** IndexedDB: chosen photos that are not delivered yet. */
  chatPhotos: 'foto_chat',
  /** Session storage: the tab's id, to tell which tab waits for a reply. */
  chatTab: 'scheda_chat',
  /** Session storage: the campaign that brought the visitor (features.md, C1). */
  campaign: 'dati_campagna',
  /** Session storage: the booked call, for the thank-you page (features.md, F7). */
  bookedCall: 'chiamata_prenotata',
  /** Session storage: a call was offered or requested in this visit (features.md, F10). */
  callbackSeen: 'chiamata_offerta',
  /** Session storage: the typed billing data and the idempotency keys of their requests. */
  billingDraft: 'dati_fatturazione',
  /** Session storage: the announced bank transfer (features.md, G7). */
  sentTransfer: 'bonifico_atteso',
  /** Session storage: the last card payment, for its receipt; without the client secret (features.md, G8). */
  cardPayment: 'pagamento_con_carta',
  /** Session storage: the page where a card payment started, without the client secret (features.md, G8). */
  paymentPage: 'pagina_del_pagamento',
  /** Session storage: navigation state for the next document; the first read removes it. */
  navigationState: 'stato_navigazione',
  /** Session storage: when the page reloaded itself because a new build replaced it (features.md, J7). */
  staleBuildReload: 'ricaricato_per_aggiornamento',
  /** Session storage: scroll positions; React Router writes them and chose the name. */
  scrollPositions: 'react-router-scroll-positions',
} as const

type Prefix = (typeof storageKeyPrefixes)[keyof typeof storageKeyPrefixes]
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | `${Prefix}${string}`

/** Local storage that never throws. When the browser refuses storage, this object keeps the values. */
export interface SafeStorage {
  /** The parsed JSON, not validated; null when the value is missing or malformed. */
  read(key: StorageKey): unknown
  /** The stored text; null when missing. */
  readText(key: StorageKey): string | null
  /** Stores a value as JSON. @returns whether the browser accepted it */
  write(key: StorageKey, value: unknown): boolean
  /** Stores a text unchanged. @returns whether the browser accepted it */
  writeText(key: StorageKey, text: string): boolean
  remove(key: StorageKey): void
  /**
   * Calls back when another tab changes the value. A key function is called at each event.
   * @returns a function that removes the listener
   */
  watch(key: StorageKey | (() => StorageKey), onChange: () => void): () => void
}

export interface SafeStorageDeps {
  /** Returns local storage; throws in a browser that blocks it. */
  readonly area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The target of `storage` events: the window. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

function parse(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Makes a {@link SafeStorage} on the browser's local storage. */
export function createSafeStorage({ area, events }: SafeStorageDeps): SafeStorage {
  const unsaved = new Map<StorageKey, string>()

  function readText(key: StorageKey): string | null {
    const kept = unsaved.get(key)
    if (kept !== undefined) return kept
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  }

  function writeText(key: StorageKey, text: string): boolean {
    try {
      area().setItem(key, text)
      unsaved.delete(key)
      return true
    } catch {
      unsaved.set(key, text)
      return false
    }
  }

  return {
    readText,
    writeText,
    read: (key) => parse(readText(key)),
    write: (key, value) => writeText(key, JSON.stringify(value)),

    remove(key) {
      unsaved.delete(key)
      try {
        area().removeItem(key)
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },

    watch(key, onChange) {
      const listener = (event: Event) => {
        // The key is null when another tab clears the storage.
        const changed = 'key' in event ? event.key : null
        const watched = typeof key === 'function' ? key() : key
        if (changed === watched || changed === null) onChange()
      }
      events.addEventListener('storage', listener)
      return () => events.removeEventListener('storage', listener)
    },
  }
}
