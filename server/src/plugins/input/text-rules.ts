import { isRecord } from '@mestieri/shared/records.ts'

// Control characters can hide or forge text in logs and terminals. Bidirectional overrides make a text look
// like another one.
const forbidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const forbiddenInLines = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
// No language has more than 30 marks on one letter (UAX 15, section 13). The time to normalise a run of marks
// grows with the square of its length.
const tooManyMarks = /\p{M}{31}/u

/**
 * Whether a text is free of control characters, bidirectional overrides, lone surrogates and long runs of
 * combining marks (contract.md, section 2; security.md, IV-04).
 * @param multiline whether tabs and line breaks are allowed
 */
export function isCleanText(text: string, multiline = false): boolean {
  const characters = multiline ? forbiddenInLines : forbidden
  return text.isWellFormed() && !characters.test(text) && !tooManyMarks.test(text)
}

const maxDepth = 20
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

function isKeyFit(key: string): boolean {
  return !prototypeKeys.has(key) && isCleanText(key)
}

/**
 * Finds the first forbidden part of a parsed JSON value: a text with forbidden characters, a key such as
 * `__proto__` (security.md, IV-05), or more than 20 levels of nesting.
 * @param multiline names of fields whose text may have tabs and line breaks
 * @returns its path, joined with dots; null if there is none
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
 * Finds the first query or path parameter with forbidden characters. It skips arrays and does not check
 * names: the schema refuses arrays and unknown names.
 * @returns the parameter's name; null if there is none
 */
export function findUnfitText(values: unknown): string | null {
  if (!isRecord(values)) return null
  for (const name in values) {
    const value = values[name]
    if (typeof value === 'string' && !isCleanText(value)) return name
  }
  return null
}
