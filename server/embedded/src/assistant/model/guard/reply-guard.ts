import type { KnownAmounts } from './known-amounts.ts'
import { claimsToSee } from './photo-claims.ts'
import { claimsPrice } from './price-claims.ts'

/** Maximum length of an accepted reply in characters. */
const maxLength = 1500

/** Why a model's text is rejected. */
export type Objection = 'empty' | 'long' | 'price' | 'photos'

/** The data that the guard needs. */
export interface GuardContext {
  readonly known: KnownAmounts
  /** Whether the model sees photos of the conversation. */
  readonly canSee: boolean
}

/** Abbreviations whose full stop does not end a sentence. */
const abbreviations = new Set([
  'es',
  'art',
  'n',
  'ca',
  'sig',
  'dott',
  'ecc',
  'tel',
  'max',
  'min',
  'd',
  'm',
  'l',
])

/** Returns the word that ends at index `end` of a line. The search stops at `start`. */
function wordBefore(line: string, end: number, start: number): string {
  let from = end
  while (from > start && !/[\s.(«]/.test(line.charAt(from - 1))) from -= 1
  return line.slice(from, end)
}

/**
 * Returns the sentences of a line. A mark ends a sentence only before a space. A full stop after an
 * abbreviation does not.
 */
function sentencesOf(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(/[.!?…](?=\s)/g)) {
    if (mark === '.' && abbreviations.has(wordBefore(line, index, start).toLowerCase())) continue
    found.push(line.slice(start, index + 1).trim())
    start = index + 1
  }
  found.push(line.slice(start).trim())
  return found.filter((sentence) => sentence !== '')
}

function objectToSentence(sentence: string, { known, canSee }: GuardContext): Objection | null {
  if (claimsPrice(sentence, known)) return 'price'
  return !canSee && claimsToSee(sentence) ? 'photos' : null
}

/**
 * Returns the objection to a model's reply, or null. All prices come from the price book, so the guard
 * refuses any other amount of money. It also refuses a claim to have seen photos that the model cannot see.
 */
export function objectTo(text: string, context: GuardContext): Objection | null {
  if (text.trim() === '') return 'empty'
  if (text.length > maxLength) return 'long'
  for (const line of text.split('\n')) {
    for (const sentence of sentencesOf(line)) {
      const objection = objectToSentence(sentence, context)
      if (objection) return objection
    }
  }
  return null
}

/** Minimum number of words of an accepted reply. */
const leastWords = 3

/** Removes the rejected sentences; null if fewer than {@link leastWords} words remain. */
export function withoutObjected(text: string, context: GuardContext): string | null {
  if (text.length > maxLength) return null
  const left = text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) =>
          sentencesOf(line)
            .filter((sentence) => objectToSentence(sentence, context) === null)
            .join(' '),
        )
        .filter((line) => /\p{L}/u.test(line))
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
  return left.split(/\s+/).length < leastWords ? null : left
}
