/** The position after the string that begins at `start` with a quotation mark. */
function endOfString(json: string, start: number): number {
  let position = start + 1
  while (json[position] !== '"') position += json[position] === '\\' ? 2 : 1
  return position + 1
}

function countWrittenKeys(json: string): number {
  let keys = 0
  let position = 0
  while (position < json.length) {
    if (json[position] === '"') position = endOfString(json, position)
    else {
      if (json[position] === ':') keys += 1
      position += 1
    }
  }
  return keys
}

function countKeys(value: unknown): number {
  let keys = 0
  // A list instead of recursion, because the nesting of the value is not checked yet.
  const left = [value]
  while (left.length > 0) {
    const current = left.pop()
    if (typeof current !== 'object' || current === null) continue
    const inner: unknown[] = Object.values(current)
    if (!Array.isArray(current)) keys += inner.length
    for (const part of inner) left.push(part)
  }
  return keys
}

/**
 * Whether an object of a JSON text has a key twice (RFC 8259, section 4). `JSON.parse` keeps only the last
 * value, and another parser may keep the first. Each key is followed by the only colon outside of strings, so
 * the text has more colons than the value has keys.
 *
 * @param json a valid JSON text
 * @param value the parsed text
 */
export function hasDuplicateKeys(json: string, value: unknown): boolean {
  return countWrittenKeys(json) !== countKeys(value)
}
