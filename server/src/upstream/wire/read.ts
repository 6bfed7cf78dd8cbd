/** Readers of single values from the upstream. They return null or a default for an invalid value. */

/** The trimmed text if it has 1 to `maxLength` characters, else null. */
export function textOrNull(value: unknown, maxLength = 20_000): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' || text.length > maxLength ? null : text
}

/** A finite number, or one written as text; else null. */
export function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A number of things: an integer of at least 0. An invalid value counts as 0. */
export function count(value: unknown): number {
  return Math.max(0, Math.trunc(numberOrNull(value) ?? 0))
}

/** The items of a list that can be read, and what was dropped. */
export interface ReadList<T> {
  readonly items: T[]
  readonly dropped: number
  /** The first dropped item and its index; null if none was dropped. */
  readonly first: { readonly index: number; readonly item: unknown } | null
}

/** Reads the items of a list; `read` returns null for an invalid one. A value that is not a list is empty. */
export function listOf<T>(value: unknown, read: (item: unknown) => T | null): ReadList<T> {
  if (!Array.isArray(value)) return { items: [], dropped: 0, first: null }
  const all = value.map((item: unknown) => read(item))
  const items = all.filter((item) => item !== null)
  const index = all.indexOf(null)
  const first = index === -1 ? null : { index, item: value[index] as unknown }
  return { items, dropped: value.length - items.length, first }
}
