import type { Word } from '../words.ts'
import { readMeasured } from './measured.ts'
import { readNumber } from './read-number.ts'

/** Two sides of a thing, as typed. */
export interface Sides {
  readonly a: number
  readonly b: number
  /** Null if the message does not state it. */
  readonly unit: 'metre' | 'centimetre' | 'millimetre' | null
  readonly from: number
  readonly to: number
}

interface Length {
  readonly value: number
  readonly unit: Sides['unit']
  readonly to: number
}

const lengths: ReadonlySet<unknown> = new Set(['metre', 'centimetre', 'millimetre'])

/** Reads a metre and its centimetres without a number before: 'sul metro e settanta'. */
function readMetreAnd(words: readonly Word[], at: number): Length | null {
  if (textAt(words, at) !== 'metro' || textAt(words, at + 1) !== 'e') return null
  const rest = readMeasured(words, at + 2, { joined: false })
  if (!rest || rest.article || rest.unit !== null || rest.value < 10 || rest.value >= 100) return null
  return { value: 1 + rest.value / 100, unit: 'metre', to: rest.to }
}

/**
 * Reads a length. `isLast`: the second of two sides, after which people write 'mq' for the result: '3x4 mq'.
 */
function readLength(words: readonly Word[], at: number, isLast = false): Length | null {
  const oneMetre = readMetreAnd(words, at)
  if (oneMetre) return oneMetre
  const found = readMeasured(words, at, { joined: false })
  if (!found || found.value <= 0) return null
  // 'uno e mezzo' is a number; 'uno' alone may be an article.
  const hasHalf = textAt(words, found.to) === 'e' && /^mezz[oa]$/.test(textAt(words, found.to + 1))
  if (hasHalf && found.unit === null && Number.isInteger(found.value))
    return { value: found.value + 0.5, unit: null, to: found.to + 2 }
  // 'largo uno e venti' is 1.20 m.
  if (found.article && found.unit === null && textAt(words, found.to) === 'e') {
    const rest = readMeasured(words, found.to + 1, { joined: false })
    const isHundredths = rest !== null && !rest.article && rest.value >= 10 && rest.value < 100
    return isHundredths && (rest.unit === null || rest.unit === 'metre')
      ? { value: 1 + rest.value / 100, unit: rest.unit, to: rest.to }
      : null
  }
  // 'un metro e mezzo per due' is a length, 'una per due' is not.
  if (found.article && found.unit !== 'metre') return null
  if (isLast && found.unit === 'area') return { value: found.value, unit: 'metre', to: found.to }
  if (found.unit !== null && !lengths.has(found.unit)) {
    // In '120x150 piano rialzato' the next word is not the unit of the second side.
    const number = isLast ? readNumber(words, at, { joined: false }) : null
    return number && { value: number.value, unit: null, to: number.to }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another unit has returned above
  return { value: found.value, unit: found.unit as Sides['unit'], to: found.to }
}

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

const says = (words: readonly Word[], at: number, starts: readonly string[]): boolean =>
  starts.some((start) => textAt(words, at).startsWith(start))
const pairs: readonly (readonly [one: readonly string[], other: readonly string[]])[] = [
  [
    ['lung', 'profond', 'alt'],
    ['largh', 'larg', 'base'],
  ],
  [['lung'], ['alt', 'profond']],
]

const sideNames = ['lung', 'largh', 'larg', 'profond']

const perMetre = { metre: 1, centimetre: 100, millimetre: 1000 }

/** Returns the two sides in one unit: '30 metri per 60 cm' is 30 × 0.6 m. */
function sidesOf(first: Length, second: Length, from: number): Sides {
  const { unit } = first
  const isMixed = unit !== null && second.unit !== null && unit !== second.unit
  const inMetres = ({ value, unit: own }: Length): number => value / perMetre[own ?? 'metre']
  return isMixed
    ? { a: inMetres(first), b: inMetres(second), unit: 'metre', from, to: second.to }
    : { a: first.value, b: second.value, unit: second.unit ?? unit, from, to: second.to }
}

/** Reads a length with its name: 'lungo 3 metri', 'larghezza: 2', '3 di lunghezza'. */
function readNamedLength(words: readonly Word[], at: number, names: readonly string[]): Length | null {
  if (says(words, at, names)) {
    let next = at + 1
    while (next < at + 3 && [':', 'circa', 'di', 'e'].includes(textAt(words, next))) next += 1
    return readLength(words, next)
  }
  const length = readLength(words, at)
  if (!length) return null
  const next = textAt(words, length.to) === 'di' ? length.to + 1 : length.to
  return says(words, next, names) ? { ...length, to: next + 1 } : null
}

function readNamedPair(words: readonly Word[], at: number): Sides | null {
  for (const [one, other] of pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    const first = readNamedLength(words, at, one)
    if (!first) continue
    for (let next = first.to; next <= first.to + 3; next += 1) {
      const named = readNamedLength(words, next, other)
      const second = named && withHundredths(words, named)
      if (second) return sidesOf(first, second, at)
    }
  }
  return null
}

/** Reads a square: '2 metri di lato', '3 per lato'. */
function readSquare(words: readonly Word[], at: number): Sides | null {
  const side = readLength(words, at)
  if (!side || !['di', 'per'].includes(textAt(words, side.to)) || textAt(words, side.to + 1) !== 'lato')
    return null
  return { a: side.value, b: side.value, unit: side.unit, from: at, to: side.to + 2 }
}

/** Adds the centimetres after metres, whose unit is often omitted: '1 e 80'. */
function withHundredths(words: readonly Word[], length: Length): Length {
  if (length.value >= 10 || words[length.to]?.text !== 'e') return length
  const rest = readMeasured(words, length.to + 1, { joined: false })
  if (!rest || rest.article || rest.value < 10 || rest.value >= 100) return length
  return rest.unit === null || rest.unit === 'metre'
    ? { ...length, value: length.value + rest.value / 100, to: rest.to }
    : length
}

const crossing = new Set(['x', 'per', 'pe'])

/** From this number on, a side without a unit beside one in metres is in centimetres. */
const mixedFrom = 40
/** Only beside a short side: '12 metri per 50' measures a garden. */
const mixedBelow = 5

/** Reads a length in spoken metres before 'per': 'due e venti' in 'due e venti per tre'. */
function readSpoken(words: readonly Word[], first: Length): Length | null {
  const long = first.unit === null ? withHundredths(words, first) : first
  return long !== first && crossing.has(textAt(words, long.to)) ? long : null
}

/** Whether a length ends before a mark or a short word, so that the figure after its 'e' counts no other thing. */
const endsLength = (word: Word | undefined): boolean =>
  word?.kind !== 'word' || word.text.length <= longestJoint || word.text === 'circa'
/** Number of letters of the longest article or preposition after a length. */
const longestJoint = 3

function readProduct(words: readonly Word[], at: number): Sides | null {
  const typed = readLength(words, at)
  if (!typed) return null
  const spoken = readSpoken(words, typed)
  const first: Length = spoken ? { ...spoken, unit: 'metre' } : typed
  if (!crossing.has(textAt(words, first.to))) return null
  const other = readLength(words, first.to + 1, true)
  if (!other) return null
  const long = withHundredths(words, other)
  const isSpoken = long !== other && endsLength(words[long.to])
  // In '90 per 1 e 10' the first side is in centimetres.
  if (isSpoken && first.unit === null && first.value >= mixedFrom)
    return { a: first.value / 100, b: long.value, unit: 'metre', from: at, to: long.to }
  const isInMetres =
    isSpoken ||
    first.unit === 'metre' ||
    other.unit === 'metre' ||
    (first.unit === null && !Number.isInteger(first.value))
  const second = isInMetres ? long : other
  // In 'un metro e settanta x 70' the second side is in centimetres.
  const isMixed =
    first.unit === 'metre' && first.value < mixedBelow && second.unit === null && second.value >= mixedFrom
  if (isMixed) return { a: first.value, b: second.value / 100, unit: 'metre', from: at, to: second.to }
  return sidesOf(first, second, at)
}

/** Reads a length with a height: 'un muro di 5 metri alto 2,70'. */
function readHeight(words: readonly Word[], at: number): Sides | null {
  const first = readLength(words, at)
  if (first?.unit !== 'metre' || !/^(?:alt[oaie]|h)$/.test(textAt(words, first.to))) return null
  const height = readLength(words, first.to + 1)
  return height && sidesOf(first, height, at)
}

/** Matches what is sold in formats: 'un gres normale 30x60', 'piastrelle 60x120'. */
const tiles = /^(?:gres|piastrell|mattonell|ceramic|lastr|formato)/
/** Smallest side of a tile in centimetres. As metres of a room both sides would be too long. */
const smallestTile = 15
/** Number of words between the tiles and their format. */
const formatReach = 4

/** Whether two sides without a unit are the format of tiles, in centimetres. */
const isTileFormat = (words: readonly Word[], { a, b, unit, from }: Sides): boolean =>
  unit === null &&
  Math.min(a, b) >= smallestTile &&
  words.slice(Math.max(0, from - formatReach), from).some(({ text }) => tiles.test(text))

/**
 * Returns all pairs of sides in a message: '3x2,5', 'sei metri per due', 'lungo 3 e largo 2', '120 x 140 cm'.
 */
export function readSides(words: readonly Word[]): Sides[] {
  const found: Sides[] = []
  let at = 0
  while (at < words.length) {
    // 'lungo 2 metri e mezzo per 1 e 80 di larghezza': the name of the side comes first.
    const named = says(words, at, sideNames) ? readProduct(words, at + 1) : null
    const sides =
      named ??
      readProduct(words, at) ??
      readSquare(words, at) ??
      readNamedPair(words, at) ??
      readHeight(words, at)
    if (sides && !isTileFormat(words, sides)) found.push(sides)
    at = sides ? Math.max(sides.to, at + 1) : at + 1
  }
  return found
}

/**
 * Returns the area of a pair of sides in m².
 *
 * @param longest maximum length of a side in metres. A bare '120x140' beyond it is in centimetres
 */
export function enclosedArea({ a, b, unit }: Sides, longest: number): number {
  const larger = Math.max(a, b)
  const guess = larger <= longest ? 'metre' : larger <= longest * 100 ? 'centimetre' : 'millimetre'
  const scale = perMetre[unit ?? guess]
  return (a / scale) * (b / scale)
}
