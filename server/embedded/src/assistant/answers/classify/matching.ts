import { editDistance } from '@mestieri/shared/edit-distance.ts'

import { forgivenSlips } from '../../italian/edit-distance.ts'
import { isRealWord } from '../../italian/real-words.ts'

/** A whole word, or the beginning of a word if `open`. */
interface WordPattern {
  readonly text: string
  readonly open: boolean
}

/** A sequence of words, and the numbers of the groups in which it is an alternative. */
interface Phrase {
  readonly words: readonly WordPattern[]
  readonly groups: number[]
}

/** A rule by the numbers of its groups: all `groups` must occur, and none of the `exceptions`. */
export interface Rule {
  readonly groups: readonly number[]
  readonly exceptions: readonly number[]
}

/** The positions of each group in the words. */
export type Found = ReadonlyMap<number, readonly number[]>

export interface Matcher {
  /** Returns the number of a group. Its alternatives are joined by '|'. */
  group(text: string): number
  /**
   * Reads a rule: groups joined by ' + ', then exceptions after ' - ', also joined by ' + '. An alternative
   * is a sequence of words, each a whole word, the beginning of a word ('cost*') or its end ('*mila'); '@' refers to a
   * class of words.
   */
  rule(text: string): Rule
  /** Marks words as correctly spelt, so that they never match as a typing error of another word. */
  trust(words: Iterable<string>): void
  /** Finds the groups that occur in the words. */
  find(words: readonly string[]): Found
}

/** Minimum length of a pattern that tolerates a typing error, and the size of the word cache. */
const longStem = 6
const remembered = 4000

function wordPattern(text: string): WordPattern {
  return text.endsWith('*') ? { text: text.slice(0, -1), open: true } : { text, open: false }
}

function isSlipOf(typed: string, { text, open }: WordPattern): boolean {
  if (typed.length < longStem || text.length < longStem || typed[0] !== text[0]) return false
  if (!open) {
    const limit = forgivenSlips(Math.min(typed.length, text.length))
    return (
      limit > 0 && Math.abs(typed.length - text.length) <= limit && editDistance(typed, text, limit) <= limit
    )
  }
  return [text.length - 1, text.length, text.length + 1].some(
    (length) => editDistance(typed.slice(0, length), text, 1) <= 1,
  )
}

/** Beginnings of words that begin like a stem and have another meaning: a machine is no stain. */
const otherWords: ReadonlyMap<string, string> = new Map([['macchi*', 'macchin']])

function isOtherWord(stem: string, word: string): boolean {
  const other = otherWords.get(stem)
  return other !== undefined && word.startsWith(other)
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Makes a matcher. It tolerates typing errors only in words that no pattern matches. */
export function createMatcher(classes: Readonly<Record<string, string>> = {}): Matcher {
  const numbers = new Map<string, number>()
  const phrases = new Map<string, Phrase>()
  const patterns = new Map<string, WordPattern>()
  /** The patterns by their first letter. */
  const byLetter = new Map<string, string[]>()
  const byFirstWord = new Map<string, Phrase[]>()
  /** The patterns of ends of words. */
  const ends: string[] = []
  const trusted = new Set<string>()
  let memory = new Map<string, ReadonlySet<string>>()

  function addPhrase(text: string, number: number): void {
    const known = phrases.get(text)
    if (known) {
      known.groups.push(number)
      return
    }
    const parts = text.split(' ')
    for (const part of parts) {
      if (patterns.has(part)) continue
      patterns.set(part, wordPattern(part))
      if (part.startsWith('*')) ends.push(part)
      else add(byLetter, part.charAt(0), part)
    }
    const phrase = { words: parts.map(wordPattern), groups: [number] }
    phrases.set(text, phrase)
    add(byFirstWord, parts[0] ?? '', phrase)
    memory = new Map()
  }

  function group(text: string): number {
    const known = numbers.get(text)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(text, number)
    const alternatives = text
      .split('|')
      .flatMap((one) => (one.startsWith('@') ? (classes[one.slice(1)] ?? one) : one).split('|'))
    for (const alternative of new Set(alternatives)) addPhrase(alternative, number)
    return number
  }

  function groupsOf(part: string): number[] {
    return part === '' ? [] : part.split(' + ').map((one) => group(one))
  }

  /** Returns the patterns that a word matches. */
  function meanings(word: string): ReadonlySet<string> {
    const known = memory.get(word)
    if (known) return known
    const found = new Set<string>()
    if (patterns.has(word)) found.add(word)
    for (let length = 1; length <= word.length; length += 1) {
      const stem = `${word.slice(0, length)}*`
      if (patterns.has(stem) && !isOtherWord(stem, word)) found.add(stem)
    }
    for (const end of ends) if (word.endsWith(end.slice(1))) found.add(end)
    if (found.size === 0 && !trusted.has(word) && !isRealWord(word)) {
      for (const one of byLetter.get(word.charAt(0)) ?? []) {
        const pattern = patterns.get(one)
        if (pattern && isSlipOf(word, pattern)) found.add(one)
      }
    }
    if (memory.size >= remembered) memory.clear()
    memory.set(word, found)
    return found
  }

  return {
    group,
    rule(text) {
      const [wanted = '', unwanted = ''] = text.split(' - ')
      return { groups: groupsOf(wanted), exceptions: groupsOf(unwanted) }
    },
    trust(words) {
      for (const word of words) trusted.add(word)
      // Words that were read before may have been taken for typing errors.
      memory = new Map()
    },
    find(words) {
      const found = new Map<number, number[]>()
      const meant = words.map(meanings)
      for (const [at, patternsHere] of meant.entries()) {
        for (const first of patternsHere) {
          for (const phrase of byFirstWord.get(first) ?? []) {
            const isHere = phrase.words.every(
              ({ text, open }, index) => index === 0 || meant[at + index]?.has(open ? `${text}*` : text),
            )
            if (isHere) phrase.groups.forEach((number) => add(found, number, at))
          }
        }
      }
      return found
    },
  }
}

/** Whether a rule matches anywhere in the words. */
export function meets(found: Found, { groups, exceptions }: Rule): boolean {
  return groups.every((group) => found.has(group)) && !exceptions.some((group) => found.has(group))
}

/** Whether a rule matches with each group at most `reach` words away from one position of its first group. */
export function meetsWithin(found: Found, rule: Rule, reach: number): boolean {
  if (!meets(found, rule)) return false
  const [first = [], ...others] = rule.groups.map((group) => found.get(group) ?? [])
  return first.some((at) =>
    others.every((places) => places.some((one) => one !== at && Math.abs(one - at) <= reach)),
  )
}
