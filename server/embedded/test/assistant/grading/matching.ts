import type { Wanted } from '../corpus/conversation.ts'

const squareMetres = /\b(?:mq|m2|metri quadr(?:i|ati|ato|o)|metro quadr(?:o|ato))(?![\p{L}\d])/gu
const thousands = /(\d)\.(?=\d{3}(?!\d))/g

/** Normalised texts: each wanted text is looked for in many replies. */
const normalised = new Map<string, string>()

/** Text as it is compared: lower case, without accents and bold marks, one spelling of units and numbers. */
export function normalise(text: string): string {
  const known = normalised.get(text)
  if (known !== undefined) return known
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('*', '')
    .replaceAll('–', '-')
    .replaceAll(thousands, '$1')
    .replaceAll(squareMetres, 'm²')
    .replaceAll(/(\d)m²/g, '$1 m²')
    .replaceAll(/\s+/g, ' ')
    .trim()
  normalised.set(text, plain)
  return plain
}

const isDigit = (char: string | undefined): boolean => char !== undefined && /^\d$/.test(char)
const isLetter = (char: string | undefined): boolean => char !== undefined && /^\p{L}$/u.test(char)
const isPoint = (char: string | undefined): boolean => char === ',' || char === '.'

/** Whether what was found is no part of a longer number, and begins a word. */
function standsAlone(text: string, from: number, to: number): boolean {
  const first = text[from]
  const before = text[from - 1]
  if (isLetter(first) && (isLetter(before) || isDigit(before))) return false
  if (isDigit(first)) {
    if (isDigit(before) || isLetter(before)) return false
    if (isPoint(before) && isDigit(text[from - 2])) return false
  }
  if (!isDigit(text[to - 1])) return true
  const after = text[to]
  return !isDigit(after) && !(isPoint(after) && isDigit(text[to + 1]))
}

/** Whether a normalised text holds the beginning of a word, or a number as a whole. */
export function holds(text: string, wanted: string): boolean {
  const sought = normalise(wanted)
  for (let from = text.indexOf(sought); from !== -1; from = text.indexOf(sought, from + 1)) {
    if (standsAlone(text, from, from + sought.length)) return true
  }
  return false
}

/** Whether one of the normalised segments holds it; of several texts, all in the same segment. */
export function found(segments: readonly string[], wanted: Wanted): boolean {
  const all = typeof wanted === 'string' ? [wanted] : wanted
  return segments.some((segment) => all.every((text) => holds(segment, text)))
}

export function foundAny(segments: readonly string[], any: readonly Wanted[]): boolean {
  return any.some((wanted) => found(segments, wanted))
}
