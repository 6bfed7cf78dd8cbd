/**
 * Everything that this site keeps in the browser's local storage, by the name it has there: one list, so that the
 * privacy page can name it all. Technical storage only, written when the visitor asks for it.
 */
export const storageKeys = {
  /** The professionals that the visitor saved (features.md, A14). */
  shortlist: 'professionisti_salvati',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Local storage that never throws: where the browser refuses it, values live as long as this object. */
export interface SafeStorage {
  /** The value as JSON says it, unchecked; null where there is none or it is no JSON. */
  read(key: StorageKey): unknown
  /** Keeps a value that JSON can say. @returns whether it outlives the page */
  write(key: StorageKey, value: unknown): boolean
  remove(key: StorageKey): void
  /** Calls back when another tab changes the value. @returns what ends it */
  watch(key: StorageKey, onChange: () => void): () => void
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
  const refused = new Map<StorageKey, string>()

  return {
    read(key) {
      const kept = refused.get(key)
      if (kept !== undefined) return parse(kept)
      try {
        return parse(area().getItem(key))
      } catch {
        return null
      }
    },

    write(key, value) {
      const text = JSON.stringify(value)
      try {
        area().setItem(key, text)
        refused.delete(key)
        return true
      } catch {
        refused.set(key, text)
        return false
      }
    },

    remove(key) {
      refused.delete(key)
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
        if (changed === key || changed === null) onChange()
      }
      events.addEventListener('storage', listener)
      return () => events.removeEventListener('storage', listener)
    },
  }
}
