import { type Quantity, readQuantities } from '../italian/numbers/quantities.ts'
import type { Utterance } from '../italian/utterance.ts'

/**
 * Maximum distance in words between a count and the length of each piece: 'frontalini di 5 balconi da rifare,
 * 4 metri l’uno'.
 */
const reach = 16
/** The same if the length names its piece: 'due balconi …, 7 metri per balcone'. */
const farReach = 40
const piece = /^(?:balcone|lato|finestra|portafinestra|porta|terrazzo)$/
const eachWords = /^(?:un[oa]|ciascun[oa]?|cadaun[oa]|cad|ognun[oa]|testa)$/
/** Matches pronouns that mean each of the things named before. */
const pronouns = /^(?:ciascun[oa]|ognun[oa])$/
const most = 40
/** Things outside the house that have a length each. Metres of rooms are square metres. */
const outdoor: ReadonlySet<Quantity['unit']> = new Set(['balcony', 'side', 'window', 'door'])
/** Maximum distance in words between such a count and 'da'. */
const farPaired = 8

/**
 * Returns the number of pieces with this length each: 2 for 'due lati da 3 metri', 5 for '5 balconi, 4 metri
 * l’uno', otherwise 1.
 */
export function piecesOf({ quantities, words }: Utterance, length: Quantity): number {
  const text = (at: number): string => words[at]?.text ?? ''
  // '14 metri per uno di altezza'
  const isOtherSide = (at: number): boolean => text(at - 1) === 'per' && /^di?$/.test(text(at + 1))
  // '7 metri di bordo l’uno': the words for 'each' may come after the noun.
  const isEach =
    [0, 1, 2, 3].some((step) => eachWords.test(text(length.to + step)) && !isOtherSide(length.to + step)) ||
    // 'ogni bordo è lungo 5 metri', 'per ciascuno fanno 5 metri': or before the length.
    [1, 2, 3, 4].some((back) => text(length.from - back) === 'ogni') ||
    [1, 2, 3].some(
      (back) => text(length.from - back - 1) === 'per' && pronouns.test(text(length.from - back)),
    )
  // 'il bordo, 7 metri per balcone'
  const isPerPiece = /^(?:per|a|ogni)$/.test(text(length.to)) && piece.test(text(length.to + 1))
  const isPaired = text(length.from - 1) === 'da'
  // 'ciascuno di 7 metri'
  const isOfEach = /^d[ai]$/.test(text(length.from - 1)) && pronouns.test(text(length.from - 2))
  const isOfCounted = text(length.from - 1) === 'di'
  if (!isEach && !isPerPiece && !isPaired && !isOfEach && !isOfCounted) return 1
  const isNear = ({ unit, from, to }: Pick<Quantity, 'unit' | 'from' | 'to'>): boolean => {
    if (isPerPiece) return outdoor.has(unit) && from >= length.from - farReach
    if (isEach || isOfEach) return from >= length.from - reach
    // 'sei balconi di 8 metri'
    if (!isPaired) return to === length.from - 1 && outdoor.has(unit)
    // '20 balconi con i frontalini da 4 metri'
    const isOpen = words.slice(to, length.from).every(({ kind }) => kind === 'word')
    return from >= length.from - (outdoor.has(unit) && isOpen ? farPaired : 4)
  }
  const count = quantities.findLast(
    ({ unit, article, ordinal, from, to, low, high }) =>
      to <= length.from &&
      isNear({ unit, from, to }) &&
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

/** Maximum number of words between a number and the word for 'each': '9 colonnine ognuno', '10 elementi l’uno'. */
const eachReach = 3

/** Whether a number says what each of the things before has, so that it does not count them: 'sei, 9 colonnine ognuno'. */
export function isOfEachThing({ quantities, words }: Utterance, { from, to, unit }: Quantity): boolean {
  if (unit !== null || from === 0 || words[to]?.kind !== 'word') return false
  const next = words.slice(to + 1, to + 1 + eachReach)
  const end = next.findIndex(({ kind }) => kind === 'mark')
  const isEach = next
    .slice(0, end === -1 ? next.length : end)
    .some(({ text }, at) => pronouns.test(text) || (/^un[oa]$/.test(text) && next[at - 1]?.text === 'l'))
  // Without another count the number may be the answer all the same.
  return isEach && quantities.some((one) => one.to <= from && !one.article)
}

/** Matches an adjective or a place after the count of some of the things: '2 grandi e 1 piccola', '8 a sud e 6 a est'. */
const partWords =
  /^(?:grand|piccol|nuov|vecchi|normal|bianc|doppi|singol|alt[oaie]$|bass|lung|cort|medi[oae]?$|intern|estern|matrimonial|fuori$|dentro$|sopra$|sotto$|davanti$|dietro$|in$|nel|sul|all?$|alla$|verso$|lato$|a$)/
const mostParts = 4
/** Words that join two counts. */
const joints = /^(?:e|ed|,|piu|\+)$/
/** Words that may come before the first count. */
const opening = /^(?:sono|ne|ho|abbiamo|circa|saranno|,|sarebbero|allora)$/

/** Returns the sum of the counts of parts that an answer describes; null for any other answer. */
function sumOfParts({ quantities, words }: Utterance): number | null {
  const [first] = quantities
  if (!first || quantities.length < 2 || quantities.length > mostParts) return null
  if (words.slice(0, first.from).some(({ text }) => !opening.test(text))) return null
  const isPart = quantities.every(
    ({ unit, low, high, ordinal, from, to }, index) =>
      unit === null &&
      !ordinal &&
      low === high &&
      partWords.test(words[to]?.text ?? '') &&
      (index === 0 || joints.test(words[from - 1]?.text ?? '')),
  )
  return isPart ? quantities.reduce((total, { low }) => total + low, 0) : null
}

/**
 * Returns the count that an answer to 'Quanti?' states without naming the thing: 3 for 'tutti e tre' and for '2 grandi e 1
 * piccolo', 1 for 'solo quella rotta'.
 */
export function statedCount(utterance: Utterance): number | null {
  const { words } = utterance
  const all = words.findIndex(
    ({ text }, at) => /^tutt[ie]$/.test(text) && words[at + 1]?.text === 'e' && words[at + 2] !== undefined,
  )
  if (all !== -1) {
    const [number] = readQuantities(words.slice(all + 2))
    if (number?.from === 0 && !number.article && number.low === number.high) return number.low
  }
  const [first, second] = words
  if (/^(?:sol[oa]|soltanto|solamente)$/.test(first?.text ?? '') && /^quell[oa]$/.test(second?.text ?? ''))
    return 1
  return sumOfParts(utterance)
}

/** Whether a number only counts pieces, and their size follows: 2 in 'due da 11'. */
export const isCountOfPieces = ({ quantities, words }: Utterance, { unit, to, article }: Quantity): boolean =>
  unit === null &&
  !article &&
  words[to]?.text === 'da' &&
  quantities.some((size) => size.from === to + 1 && size.unit === null)

/** Whether the things before 'da' and a number have this size each. */
export const isCountedPart = (utterance: Utterance, { from }: Quantity): boolean => {
  const { words, quantities } = utterance
  if (words[from - 1]?.text !== 'da') return false
  const isPiece = /^(?:lat[io]|paret[ei]|tratt[io]|fald[ae]|pian[io]|piec[ei]|pezz[io]|toch[io])$/.test(
    words[from - 2]?.text ?? '',
  )
  return isPiece || quantities.some((one) => one.to === from - 1 && isCountOfPieces(utterance, one))
}

const result =
  /=\s?(\d{1,5}(?:[.,]\d{1,2})?)(?!\d)|(?<![\d.,])(\d{1,5}(?:[.,]\d{1,2})?)\s?(?:m|mt|metri)?\s?in (?:tutto|totale)(?!\p{L})/gu

/** Returns the quantity that is the result of the customer's own sum: '6,4 x 4 = 25,6 metri', '7 per balcone, 14 in tutto'. */
export function resultAmong(quantities: readonly Quantity[], { raw }: Utterance): Quantity | undefined {
  const [, sum, total] = Array.from(raw.matchAll(result)).at(-1) ?? []
  const told = sum ?? total
  if (told === undefined) return undefined
  const value = Number(told.replace(',', '.'))
  return quantities.findLast(({ low, high }) => low === value && high === value)
}
