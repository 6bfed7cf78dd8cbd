/**
 * Everything that this site keeps in the browser's local storage, by the name it has there: one list, so that the
 * privacy page can name it all. Technical storage only, written when the visitor asks for it.
 */
export const storageKeys = {
  /** The professionals that the visitor saved (features.md, A14). */
  shortlist: 'professionisti_salvati',
  /** What a professional ticked of what is asked of them (features.md, H3). */
  requirements: 'requisiti_professionista',
  /** That an answer of the assistant is awaited, since when and by which tab (specification, section 3). */
  busy: 'busyGino',
  /** When the offer of a call was declined, or a call booked (features.md, F10). */
  callbackOffer: 'offerta_chiamata',
  /** What the visitor chose about cookies, by the consent library (features.md, I2, I6). */
  consent: 'scelta_cookie',
  /** The campaign beyond its session: only with consent to marketing (features.md, C1). */
  campaign: 'campagna_ricordata',
  /** A thread of the assistant from before threads were kept per service; read, never written. */
  thread: 'thread_id',
} as const

/** The beginnings of the names that end with a thread's or a service's own (specification, section 3). */
export const storageKeyPrefixes = {
  chatMessages: 'chatMessages_of_',
  serviceThread: 'thread_id_for_',
  /** What is known of the job from the conversation. */
  capturedData: 'captured_data_',
  /** What was typed and not sent yet. */
  chatDraft: 'bozza_chat_di_',
} as const

/** What is kept beside local storage, for the same list. */
export const otherStorage = {
  /** IndexedDB: photos that are chosen, or not delivered yet. */
  chatPhotos: 'foto_chat',
  /** Session storage: which of several tabs awaits an answer. */
  chatTab: 'scheda_chat',
  /** Session storage: the campaign that brought the visitor (features.md, C1). */
  campaign: 'dati_campagna',
  /** Session storage: the call that was booked, for the thank-you page (features.md, F7). */
  bookedCall: 'chiamata_prenotata',
  /** Session storage: that a call has been offered, or asked for, in this visit (features.md, F10). */
  callbackSeen: 'chiamata_offerta',
  /** Session storage: the billing data that were typed, and the keys of their requests. */
  billingDraft: 'dati_fatturazione',
  /** Session storage: the bank transfer that is awaited (features.md, G7). */
  sentTransfer: 'bonifico_atteso',
  /** Session storage: the page from which a card payment was begun, without its client secret (features.md, G8). */
  paymentPage: 'pagina_del_pagamento',
  /** Session storage: what a page hands to the next one across a full load; taken at once. */
  navigationState: 'stato_navigazione',
  /** Session storage: when the page reloaded itself because a deploy had taken its scripts (features.md, J7). */
  staleBuildReload: 'ricaricato_per_aggiornamento',
  /** Session storage: how far each page was scrolled; the router's own, under its own name. */
  scrollPositions: 'react-router-scroll-positions',
} as const

type Prefix = (typeof storageKeyPrefixes)[keyof typeof storageKeyPrefixes]
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | `${Prefix}${string}`

/** Local storage that never throws: where the browser refuses it, values live as long as this object. */
export interface SafeStorage {
  /** The value as JSON says it, unchecked; null where there is none or it is no JSON. */
  read(key: StorageKey): unknown
  /** The value as it stands there; null where there is none. */
  readText(key: StorageKey): string | null
  /** Keeps a value that JSON can say. @returns whether it outlives the page */
  write(key: StorageKey, value: unknown): boolean
  /** Keeps a text as it is. @returns whether it outlives the page */
  writeText(key: StorageKey, text: string): boolean
  remove(key: StorageKey): void
  /** Calls back when another tab changes the value; a key may be told anew each time. @returns what ends it */
  watch(key: StorageKey | (() => StorageKey), onChange: () => void): () => void
}

export interface SafeStorageDeps {
  /** Gives the storage; a browser that blocks it throws here. */
  readonly area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Where `storage` events arrive: the window. */
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

/** Makes a {@link SafeStorage} over the browser's own. */
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
        // What was never kept needs no removing.
      }
    },

    watch(key, onChange) {
      const listener = (event: Event) => {
        // A cleared storage has no key.
        const changed = 'key' in event ? event.key : null
        const watched = typeof key === 'function' ? key() : key
        if (changed === watched || changed === null) onChange()
      }
      events.addEventListener('storage', listener)
      return () => events.removeEventListener('storage', listener)
    },
  }
}
