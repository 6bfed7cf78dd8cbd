// Control characters hide or forge text in logs and terminals; bidirectional overrides make text read as another.
const forbidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const forbiddenInLines = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * Whether a text may be taken in: no control characters, no bidirectional overrides, no lone surrogates (contract.md,
 * section 2; security.md, IV-04).
 * @param multiline whether tabs and line breaks are part of it
 */
export function isCleanText(text: string, multiline = false): boolean {
  return text.isWellFormed() && !(multiline ? forbiddenInLines : forbidden).test(text)
}

const maxDepth = 20
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

function isKeyFit(key: string): boolean {
  return !prototypeKeys.has(key) && isCleanText(key)
}

/**
 * Where in a parsed JSON value something stands that no schema lets through: an unclean text, a key that reaches for
 * a prototype (security.md, IV-05), or a nesting beyond 20.
 * @param multiline names of fields whose text may have line breaks
 * @returns the path, its parts joined with dots; null where all is well
 */
export function findUnfitValue(value: unknown, multiline: readonly string[] = []): string | null {
  const visit = (current: unknown, path: string, name: string, depth: number): string | null => {
    if (typeof current === 'string') return isCleanText(current, multiline.includes(name)) ? null : path
    if (typeof current !== 'object' || current === null) return null
    if (depth === maxDepth) return path
    for (const [key, item] of Object.entries(current)) {
      const inner = path === '' ? key : `${path}.${key}`
      const unfit = isKeyFit(key)
        ? visit(item, inner, Array.isArray(current) ? name : key, depth + 1)
        : path || key
      if (unfit !== null) return unfit
    }
    return null
  }
  return visit(value, '', '', 0)
}

/**
 * The same for the texts of a query or of path parameters, which are flat; lists, which a schema refuses, are passed
 * over. Their names need no look: a schema knows them all.
 */
export function findUnfitText(values: unknown): string | null {
  const texts = values as Readonly<Record<string, unknown>>
  for (const name in texts) {
    const value = texts[name]
    if (typeof value === 'string' && !isCleanText(value)) return name
  }
  return null
}
