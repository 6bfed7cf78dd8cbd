/** Readers of single wire values for which the specification shows no form: what does not fit is nothing. */

/** Text with something in it, at most `maxLength` characters; anything else is null. */
export function textOrNull(value: unknown, maxLength = 20_000): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' || text.length > maxLength ? null : text
}

/** A finite number, also one written as text; anything else is null. */
export function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A whole number of things, never below 0. */
export function count(value: unknown): number {
  return Math.max(0, Math.trunc(numberOrNull(value) ?? 0))
}

/** The items of a list that `read` finds good, and how many it did not; what is no list is an empty one. */
export function listOf<T>(
  value: unknown,
  read: (item: unknown) => T | null,
): { items: T[]; dropped: number } {
  if (!Array.isArray(value)) return { items: [], dropped: 0 }
  const items = value.map((item: unknown) => read(item)).filter((item) => item !== null)
  return { items, dropped: value.length - items.length }
}
