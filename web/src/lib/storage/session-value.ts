/** One value in the tab's session storage. No method throws. */
export interface SessionValue<T> {
  /** Null when the value is missing or invalid. */
  read(): T | null
  /** Stores the value, so that a reload finds it; does nothing when the browser refuses storage. */
  write(value: T): void
  remove(): void
}

export interface SessionValueDeps<T> {
  /** Returns session storage; throws in a browser that blocks it. */
  readonly area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly key: string
  /** Validates a stored value, which an older build may have written; returns null for an invalid one. */
  readonly parse: (stored: unknown) => T | null
}

function tryTo<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** Makes a {@link SessionValue}. */
export function createSessionValue<T>({ area, key, parse }: SessionValueDeps<T>): SessionValue<T> {
  return {
    read: () =>
      tryTo(() => {
        const text = area().getItem(key)
        return text === null ? null : parse(JSON.parse(text) as unknown)
      }),
    write: (value) => void tryTo(() => area().setItem(key, JSON.stringify(value))),
    remove: () => void tryTo(() => area().removeItem(key)),
  }
}
