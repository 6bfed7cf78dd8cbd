import { splitWords } from '../../words.ts'
import { readNumberWord } from '../number-words.ts'
import { agree, readTold, type Told } from './told.ts'

/**
 * Matches the words between a wrong number and the right one: 'anzi', 'no scusate', 'ma misurati sono', 'quindi ne restano'.
 */
const correction =
  /[,.;:…\s]{0,5}(?<!\p{L})(?:no[,.]? )?(?:anzi(?:[, ]{1,2}no)?|no[,.]? ?scus[aie]|scus[aie](?:mi|te)?|pardon|ops|(?:mi )?correggo|no[,.]? (?:aspetta|aspettate)|ma misurat[ie](?: (?:bene|meglio))? sono|ma in realtà sono|quindi ne restano|quindi restano)(?!\p{L})[\s,:.!]{0,3}/giu

/** Maximum number of corrections of a message that are read. */
const mostCorrections = 4
/** Maximum number of characters around a correction in which its numbers stand. */
const reach = 48
/** Maximum number of words between a correction and the right number. */
const mostBetween = 4

interface Found extends Told {
  /** The place of the number in its text, and of the end of its unit. */
  readonly start: number
  readonly end: number
}

const token = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?|[\p{L}²]+|[^\s\p{L}\d]/gu
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const isNumber = (text: string): boolean => /^\d/.test(text) || readNumberWord(plain(text)) !== null

/** Returns the number that begins at a place of a text. */
function numberAt(text: string, start: number, at: number, tokens: readonly RegExpExecArray[]): Found | null {
  const words = splitWords(text.slice(start, start + reach))
  const told = readTold(words, 0)
  if (!told || told.number.to !== 1) return null
  const last = tokens[at + told.to - 1]
  return last ? { ...told, start, end: last.index + last[0].length } : null
}

/** Matches the end of a text after which a number is a side: '110x', '3 per ', or a part of another number. */
const beforeSide = /(?:[x×*/]|\d[.,])\s?$|(?<!\p{L})per\s$/iu

/** Returns the number at the end of a text, with nothing but its unit after it. */
function numberBefore(text: string): Found | null {
  const skipped = Math.max(0, text.length - reach)
  const tail = text.slice(skipped)
  const tokens = Array.from(tail.matchAll(token))
  const at = tokens.findLastIndex(([word]) => isNumber(word))
  const first = tokens[at]
  const found = first ? numberAt(tail, first.index, at, tokens) : null
  if (!found || tail.slice(found.end).trim() !== '' || beforeSide.test(tail.slice(0, found.start)))
    return null
  return { ...found, start: found.start + skipped, end: found.end + skipped }
}

/** Returns the first number of a text, with a few words before it. */
function numberAfter(text: string): Found | null {
  const head = text.slice(0, reach)
  const tokens = Array.from(head.matchAll(token))
  const at = tokens.findIndex(([word]) => isNumber(word))
  const isNear = at !== -1 && at <= mostBetween && tokens.slice(0, at).every(([word]) => /^\p{L}/u.test(word))
  const first = tokens[at]
  return isNear && first ? numberAt(head, first.index, at, tokens) : null
}

/** Whether the second of two numbers may replace the first. '4 prese, anzi 2 luci' counts two things. */
function replaces(text: string, first: Found, rest: string, second: Found): boolean {
  const unitOf = (all: string, { start, end }: Found): string =>
    all
      .slice(start, end)
      .replace(/^\S+\s?/u, '')
      .toLowerCase()
  const isOther =
    first.unit !== null &&
    second.unit !== null &&
    first.unit !== 'area' &&
    unitOf(text, first) !== unitOf(rest, second)
  const words = splitWords(rest.slice(second.start, second.start + reach))
  return !isOther && agree(words, { ...first, from: 0 }, { ...second, from: 0 })
}

/** Returns a text with its first corrected number in place of the wrong one; null if it corrects none. */
function withOneCorrected(text: string): string | null {
  let read = 0
  for (const { 0: marker, index } of text.matchAll(correction)) {
    read += 1
    if (read > mostCorrections) return null
    const [left, rest] = [text.slice(0, index), text.slice(index + marker.length)]
    const first = numberBefore(left)
    const second = first && numberAfter(rest)
    if (!first || !second || !replaces(left, first, rest, second)) continue
    const number = rest.slice(second.start, second.end)
    const unit = second.unit === null ? left.slice(first.start, first.end).replace(/^\S+/u, '') : ''
    const between = rest.slice(0, second.start).trim()
    const after = rest.slice(second.end)
    const joined = between === '' ? after : ` ${between}${after}`
    return `${left.slice(0, first.start)}${number}${unit}${joined}`
  }
  return null
}

/**
 * Returns a text with its corrected numbers in place of the wrong ones, at most four: '80 mq, anzi 85 con l’ingresso' becomes
 * '85 mq con l’ingresso'. Read as two numbers, the areas would be added.
 */
export function withCorrectedNumbers(text: string): string {
  let corrected = text
  for (let turn = 0; turn < mostCorrections; turn += 1) {
    const next = withOneCorrected(corrected)
    if (next === null) break
    corrected = next
  }
  return corrected
}
