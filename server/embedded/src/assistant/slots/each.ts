import type { Quantity } from '../italian/numbers/quantities.ts'
import type { Utterance } from '../italian/utterance.ts'

/**
 * Maximum distance in words between a count and the length of each piece: 'frontalini di 5 balconi da rifare,
 * 4 metri l’uno'.
 */
const reach = 16
const eachWords = /^(?:un[oa]|ciascun[oa]?|cadaun[oa]|cad|ognun[oa]|testa)$/
/** Matches pronouns that mean each of the things named before. */
const pronouns = /^(?:ciascun[oa]|ognun[oa])$/
const most = 40

/**
 * Returns the number of pieces with this length each: 2 for 'due lati da 3 metri', 5 for '5 balconi, 4 metri
 * l’uno', otherwise 1.
 */
export function piecesOf({ quantities, words }: Utterance, length: Quantity): number {
  const text = (at: number): string => words[at]?.text ?? ''
  // '7 metri di bordo l’uno': the words for 'each' may come after the noun.
  const isEach =
    [0, 1, 2, 3].some((step) => eachWords.test(text(length.to + step))) ||
    // 'ogni bordo è lungo 5 metri', 'per ciascuno fanno 5 metri': or before the length.
    [1, 2, 3, 4].some((back) => text(length.from - back) === 'ogni') ||
    [1, 2, 3].some(
      (back) => text(length.from - back - 1) === 'per' && pronouns.test(text(length.from - back)),
    )
  const isPaired = text(length.from - 1) === 'da'
  if (!isEach && !isPaired) return 1
  const count = quantities.findLast(
    ({ unit, article, ordinal, from, to, low, high }) =>
      to <= length.from &&
      from >= length.from - (isEach ? reach : 4) &&
      unit !== 'area' &&
      unit !== 'metre' &&
      unit !== 'euro' &&
      !article &&
      !ordinal &&
      low === high &&
      low > 1 &&
      low <= most &&
      Number.isInteger(low),
  )
  return count?.low ?? 1
}
