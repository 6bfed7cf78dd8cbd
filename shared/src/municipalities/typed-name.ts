import { foldName, foldWords } from './fold.ts'
import type { Row } from './rows.ts'

/** What somebody typed for a town, taken apart. */
export interface TypedName {
  /** What stands before the first bracket, as typed. */
  readonly text: string
  /** Its folded words. */
  readonly words: readonly string[]
  /** The same with nothing between the letters. */
  readonly name: string
  /** What stands in brackets, folded: 'mb'; empty for nothing. */
  readonly sign: string
}

/** Takes typed text apart: 'Forli’ (FC)' is the name 'forli' with the sign 'fc'. */
export function readTyped(typed: string): TypedName {
  const bracket = typed.indexOf('(')
  const text = bracket === -1 ? typed : typed.slice(0, bracket)
  const words = foldWords(text).split(' ')
  const sign = bracket === -1 ? '' : foldName(typed.slice(bracket + 1)).replaceAll('(', '')
  return { text, words, name: words.join(''), sign }
}

/**
 * The same text with its last word as the sign ('monza mb'), or null where that word cannot be one. Whether it is, only
 * the list tells: 'Sesto al' may be the beginning of Sesto al Reghena.
 */
export function withSignAtEnd({ text, words, sign }: TypedName): TypedName | null {
  const last = words.at(-1)
  if (sign !== '' || words.length < 2 || last?.length !== 2) return null
  const others = words.slice(0, -1)
  return { text, words: others, name: others.join(''), sign: last }
}

/** Whether a row lies in the province of a folded sign, or did so under an older sign. */
export function hasSign({ key, value }: Row, sign: string): boolean {
  return key.endsWith(`(${sign}`) || value.toLowerCase().endsWith(`(${sign})`)
}
