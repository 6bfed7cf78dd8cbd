/** One value of this tab's session; it never throws. */
export interface SessionValue<T> {
  /** Null where there is none, or none that can be read. */
  read(): T | null
  /** Keeps it for a reload; where the browser refuses, it is forgotten then. */
  write(value: T): void
  remove(): void
}

export interface SessionValueDeps<T> {
  /** Session storage; a browser that blocks it throws here. */
  readonly area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly key: string
  /** Takes out of a stored value, perhaps of an older build, what is one; else null. */
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
