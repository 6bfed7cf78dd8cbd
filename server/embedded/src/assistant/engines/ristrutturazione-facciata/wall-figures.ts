import type { Sides } from '../../italian/numbers/dimensions.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { spokenText, type Word } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { isFloorPlan, isOfThing, isOtherThing, wallAt } from './wall-names.ts'

/** A figure of a message that may measure walls, from its first word to the word after it. */
export interface WallFigure {
  /** Lengths and heights are in metres, areas in m². `bare` is a number without a unit, `other` measures no wall. */
  readonly kind: 'length' | 'area' | 'height' | 'bare' | 'other'
  readonly size: Interval
  /** The height that is told with a length: '12 per 7'. */
  readonly height: Interval | null
  /** Whether it is the length of each side: '11 metri per lato'. */
  readonly isEvery: boolean
  /** Whether it is the size of all its walls together: '18 metri in tutto', and an area without 'l’uno'. */
  readonly isTogether: boolean
  /** Whether it may only count: 'una', 'due volte'. */
  readonly isCount: boolean
  readonly from: number
  readonly to: number
}

/** Smallest side of a wall of a house, and largest one, in metres. */
export const leastHouse = 2.5
export const longest = 200
/** The same without a unit. '120x140' is a window in centimetres. */
const longestBare = 80

export const perMetre = { metre: 1, centimetre: 100, millimetre: 1000 }
/** The most sides of a house that a number after 'lati' counts. */
const mostSides = 4
const high = /^(?:alt[oaie]|altezz[ae]|h)$/
/** Whether a word names a height: 'alta', 'altezza'. */
export const isHeightName = (text: string): boolean => high.test(text)

/** Words between 'altezza' and its figure. */
const beforeHeight = /^(?:di|circa|e|:|=|su|sui|fa|sono|sara|media|massima|totale|gronda|sotto|alla|fino)$/
const heightReach = 3

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''
const exactly = (value: number): Interval => ({ low: value, high: value })

/** Whether a figure is a height: 'alta 6', 'altezza sotto gronda 6 metri', '7 di altezza', 'tutto per 6'. */
export function isHeight(
  { words, quantities }: Utterance,
  { from, to }: { from: number; to: number },
): boolean {
  let at = from - 1
  while (at > from - 1 - heightReach && beforeHeight.test(textAt(words, at))) at -= 1
  if (high.test(textAt(words, at))) return true
  if (/^(?:di|in|d)$/.test(textAt(words, to)) && textAt(words, to + 1) === 'altezza') return true
  if (high.test(textAt(words, to)) && !quantities.some((one) => one.from === to + 1)) return true
  const isTimes = /^(?:per|x)$/.test(textAt(words, from - 1))
  return isTimes && /^(?:tutt[oi]|,|\)|(?:|ciasc|ogn)un[oa])$/.test(textAt(words, from - 2))
}

/** Matches words after a size that make it the size of all walls together, and of each. */
const together = /(?:^| )(?:in tutto|total[ei]|complessiv[oiae]|insieme)(?: |$)/
const each = /(?:^| )(?:l un[oa]|ciascun[oa]|ognun[oa]|cad|cadaun[oa]|a testa)(?: |$)/
const afterReach = 3

/** Whether a size is that of all its walls together. */
function isTogether(
  { words }: Utterance,
  { from, to, unit }: Pick<Quantity, 'from' | 'to' | 'unit'>,
): boolean {
  const after = spokenText(words.slice(to, to + afterReach))
  if (together.test(after)) return true
  // 'i due fianchi, 120 mq' tells the area of both, 'due lati da 80 mq' that of each.
  return unit === 'area' && textAt(words, from - 1) !== 'da' && !each.test(after)
}

/** Returns two sides as a length with its height, or as a length alone: 'dieci per 4 lati', '11 metri per lato'. */
function ofPair({ words }: Utterance, { a, b, unit, from, to }: Sides): WallFigure {
  const scale = perMetre[unit ?? 'metre']
  const [one, other] = [a / scale, b / scale]
  const figure = { isEvery: false, isTogether: false, isCount: false, from, to }
  const isSquare = textAt(words, to - 1) === 'lato'
  if (isSquare) return { ...figure, kind: 'length', size: exactly(one), height: null, isEvery: true }
  // '20 metri x 3 piani', '10 per 4 lati'
  const isCounted = wallAt(words, to)?.isPlural === true || textAt(words, to).startsWith('pian')
  if (isCounted && /^(?:x|per)$/.test(textAt(words, to - 2)))
    return { ...figure, kind: 'length', size: exactly(one), height: null, to: to - 2 }
  const isWall =
    Math.min(one, other) >= leastHouse &&
    Math.max(one, other) <= (unit === null ? longestBare : longest) &&
    !isFloorPlan(words, from) &&
    !isOfThing(words, from)
  const isTurned = high.test(textAt(words, from))
  const [size, height] = isTurned ? [other, one] : [one, other]
  return { ...figure, kind: isWall ? 'length' : 'other', size: exactly(size), height: exactly(height) }
}

function ofQuantity(utterance: Utterance, quantity: Quantity): WallFigure {
  const { low, unit, article, ordinal, from, to } = quantity
  const figure = {
    size: { low, high: quantity.high },
    height: null,
    isEvery: false,
    isTogether: isTogether(utterance, quantity),
    isCount: article,
    from,
    to,
  }
  const { words } = utterance
  // '12 metri di ringhiera'
  const isOfOther = /^d(?:i|ella|el|ei|elle)$/.test(textAt(words, to)) && isOtherThing(textAt(words, to + 1))
  if (ordinal || isOfOther) return { ...figure, kind: 'other' }
  if (!article && (unit === 'metre' || unit === null) && isHeight(utterance, quantity))
    return { ...figure, kind: 'height' }
  if (unit === 'area') return { ...figure, kind: 'area' }
  if (unit === 'metre') return { ...figure, kind: low > 0 && quantity.high <= longest ? 'length' : 'other' }
  if (unit === null) return { ...figure, kind: 'bare' }
  if (unit === 'side') {
    const noun = words.findIndex((_, at) => at >= from && at < to && wallAt(words, at) !== null)
    if (noun !== -1) return { ...figure, kind: 'bare', isCount: true, to: noun }
    // 'facciate 4'
    return { ...figure, kind: 'bare', isCount: low <= mostSides && Number.isInteger(low) }
  }
  const isTimes = unit === 'other' && textAt(words, to - 1) === 'volte'
  return { ...figure, kind: isTimes ? 'bare' : 'other', isCount: true }
}

/** Returns the figures of a message that may measure walls, by the index of their first word. */
export function wallFigures(utterance: Utterance): ReadonlyMap<number, WallFigure> {
  const pairs = utterance.sides.map((pair) => ofPair(utterance, pair))
  const isFree = ({ from, to }: Quantity): boolean => !pairs.some((pair) => from < pair.to && to > pair.from)
  const singles = utterance.quantities.filter((one) => isFree(one)).map((one) => ofQuantity(utterance, one))
  return new Map([...pairs, ...singles].map((one) => [one.from, one] as const))
}
