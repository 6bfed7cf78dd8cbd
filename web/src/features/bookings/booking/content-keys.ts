/**
 * Gives one idempotency key for each content, so that a double click and a repeat are one request (contract.md, section
 * 2).
 */
export interface ContentKeys {
  /** The key of a content; the same for the same one. */
  of(content: object): string
}

/** @param newKey makes a key: 1 to 64 characters of `A-Z a-z 0-9 _ -` */
export function createContentKeys(newKey: () => string): ContentKeys {
  const keys = new Map<string, string>()
  return {
    of(content) {
      const text = JSON.stringify(content)
      const key = keys.get(text) ?? newKey()
      keys.set(text, key)
      return key
    },
  }
}
