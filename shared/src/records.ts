/** Whether a value is an object with named values: no array and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The names of an object. Only for an object that has no name beyond those of its type, such as a literal. */
export const keysOf = Object.keys as <T extends object>(object: T) => (keyof T & string)[]

/** Whether an object has a name of its own, by which it can then be read. */
export function hasKey<T extends object>(object: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(object, name)
}

/** The object that has a value for each of the names. */
export function recordOf<Key extends string, Value>(
  names: readonly Key[],
  valueOf: (name: Key) => Value,
): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop gives every name a value
  const record = {} as Record<Key, Value>
  for (const name of names) record[name] = valueOf(name)
  return record
}

/**
 * Parses a list of texts that this product has stored as JSON.
 * @throws {TypeError} if the text is another JSON value
 */
export function parseTexts(json: string): string[] {
  const value: unknown = JSON.parse(json)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  throw new TypeError('the stored text is no list of texts')
}
