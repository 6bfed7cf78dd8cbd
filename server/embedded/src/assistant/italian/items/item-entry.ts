import { enclosedArea, type Sides } from '../numbers/dimensions.ts'
import { isHeight } from '../numbers/named-sizes.ts'
import { isYear } from '../numbers/no-quantity.ts'
import type { Quantity } from '../numbers/quantities.ts'
import { firstThing, type Thing, thingOf } from '../things.ts'
import type { Utterance } from '../utterance.ts'
import { hasOtherNoun, isBeside } from './beside-things.ts'
import type { Segment } from './item-segments.ts'

/** The limits of a range. They are equal for a single number. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** One entry of a list: 'due camere da 12 mq', 'una finestra 60x60 in bagno'. */
export interface Item {
  readonly thing: Thing
  readonly count: Interval
  /** Whether the message states the count. Without it the count is 1. */
  readonly counted: boolean
  readonly sides: Sides | null
  /** The area of one piece in m²; null if the message does not state it. */
  readonly area: Interval | null
  /** Whether the area is the total of all pieces: 'in tutto 60 mq'. */
  readonly isTotal: boolean
  /** The index of the first word of the area; -1 if there is no area or only two sides state it. */
  readonly at: number
  /** The other words of the entry: 'scorrevole', 'salotto'. */
  readonly words: readonly string[]
  /** The index of its first word. */
  readonly from: number
}

/** Maximum length of a side, in metres. '90x120' without a unit, for a window, is therefore in centimetres. */
const longest: Readonly<Partial<Record<Thing, number>>> = { window: 6, door: 6, bathroom: 12, room: 20 }
const longestOther = 60

/** Minimum plausible area of one piece in m². If the shares of a figure are smaller, it is the area of each piece. */
const leastPiece: Readonly<Partial<Record<Thing, number>>> = {
  flat: 35,
  building: 60,
  room: 8,
  bathroom: 3.5,
  window: 8,
  door: 8,
}

const unitThings: Readonly<Record<string, Thing>> = {
  room: 'room',
  bathroom: 'bathroom',
  window: 'window',
  door: 'door',
  balcony: 'terrace',
}
const listed: ReadonlySet<Thing> = new Set([
  'room',
  'bathroom',
  'flat',
  'building',
  'home',
  'wall',
  'ceiling',
  'facade',
  'roof',
  'terrace',
  'window',
  'door',
  'storage',
  'outside',
  'floor',
])
/** Things for which a figure without a unit is an area: 'salotto 25'. */
const measured: ReadonlySet<Thing> = new Set([
  'room',
  'bathroom',
  'flat',
  'home',
  'building',
  'terrace',
  'storage',
])
const lengths: ReadonlySet<Thing | null> = new Set(['height', 'gutter'])
const places = new Set(
  'in nel nello nella nei nelle del dello della dei delle di dal dalla al alla per sul sulla su lato'.split(
    ' ',
  ),
)
const eachWords = new Set(
  'uno una ciascuno ciascuna ciascun cadauno cadauna cad ognuno ognuna testa singolo singola'.split(' '),
)
const totals = new Set('totale totali complessivo complessivi complessivamente insieme'.split(' '))

/** Whether the words mark a total: 'in tutto 60 mq', '60 mq totali', but not 'salotto 20 mq tutto da imbiancare'. */
function isTotal(spoken: readonly string[]): boolean {
  return spoken.some(
    (word, at) =>
      totals.has(word) ||
      (word === 'tutto' && (spoken[at - 1] === 'in' || at === spoken.length - 1 || at === 0)),
  )
}

const pairs = new Set('da di'.split(' '))

/** Returns the noun of a segment: the noun after its number, otherwise the first noun that does not name a place. */
function nounOf(segment: Segment, { words }: Utterance): { thing: Thing; at: number } | null {
  const listedAt = (at: number): Thing | null => {
    const thing = words[at]?.kind === 'word' ? thingOf(words[at].text) : null
    return thing !== null && listed.has(thing) ? thing : null
  }
  for (const { unit, article, to } of segment.quantities) {
    const thing = unit === null && !article ? listedAt(to) : null
    if (thing) return { thing, at: to }
  }
  let placed: { thing: Thing; at: number } | null = null
  for (let at = segment.from; at < segment.to; at += 1) {
    const thing = listedAt(at)
    if (thing === null || words[at]?.text === 'wc' || isBeside(words, at)) continue
    const before = words[at - 1]?.text ?? ''
    const isPlaced = at > segment.from && (places.has(before) || places.has(words[at - 2]?.text ?? ''))
    if (!isPlaced) return { thing, at }
    placed ??= { thing, at }
  }
  return placed
}

/** Returns the count of a segment: of a noun, or an article or number before a size: 'due 90x120', 'uno da 6'. */
function countOf(segment: Segment, nounAt: number): Quantity | null {
  const { quantities } = segment
  const ofNoun = quantities.find(
    ({ unit, ordinal }) => unit !== null && Object.hasOwn(unitThings, unit) && !ordinal,
  )
  if (ofNoun) return ofNoun
  const [first] = quantities
  if (!first || first.unit === 'area' || first.from > segment.from + 3) return null
  if (first.unit === 'other' || first.article) return first
  const isBeforeNoun = nounAt >= first.to && nounAt <= first.to + 2
  const isBeforeSize = segment.sides !== null || quantities.length > 1
  return first.unit === null && (isBeforeNoun || (nounAt === -1 && isBeforeSize)) ? first : null
}

/** Largest area of a bathroom in m². */
const largestBathroom = 40

// oxlint-disable-next-line max-params -- its one call names each argument
function sizeOf(
  segment: Segment,
  { words }: Utterance,
  thing: Thing,
  count: Quantity | null,
  nounAt: number,
): Quantity | null {
  const rest = segment.quantities.filter((one) => one !== count && !one.article && !one.ordinal)
  // In '95 mq, un bagno' the area is the size of the home.
  const isOfHome = ({ low, from }: Quantity): boolean =>
    thing === 'bathroom' && low > largestBathroom && from < (count?.from ?? nounAt)
  const area = rest.find((one) => one.unit === 'area' && !isOfHome(one))
  if (area || !measured.has(thing)) return area ?? null
  const least = thing === 'bathroom' ? 2 : 4
  const bare = rest.find(
    (one) =>
      one.unit === null &&
      one.from > nounAt &&
      one.high >= least &&
      one.high <= 2000 &&
      !isYear(words, one.from, one.low) &&
      // 'bagno da rifare, ne ho due' states a count and not a size.
      words[one.from - 2]?.text !== 'ne',
  )
  return (
    bare ??
    rest.find(({ unit, low, nouns }) => unit === 'metre' && low >= 6 && !lengths.has(firstThing(nouns))) ??
    null
  )
}

/** Whether an area is too small to be the total of so many pieces. */
export function isOfOnePiece(area: number, count: number, thing: Thing): boolean {
  return area / count < (leastPiece[thing] ?? 1)
}

/** Whether a figure is the area of each piece: '80 mq l'uno', or too small to be the total. */
function isSaidOfEach(words: Utterance['words'], size: Quantity, thing: Thing, count: Interval): boolean {
  const ends = [0, 1, 2].map((step) => words[size.to + step]?.text ?? '')
  return ends.some((word) => eachWords.has(word)) || isOfOnePiece(size.high, count.high, thing)
}

/** Returns the area of one piece in m², from the size of a segment. */
// oxlint-disable-next-line max-params -- its one call names each argument
function areaOf(
  utterance: Utterance,
  segment: Segment,
  thing: Thing,
  count: Interval,
  size: Quantity | null,
): Interval | null {
  if (segment.sides) {
    const area = Math.round(enclosedArea(segment.sides, longest[thing] ?? longestOther) * 100) / 100
    return { low: area, high: area }
  }
  if (!size) return null
  const { words } = utterance
  if (count.high <= 1) return { low: size.low, high: size.high }
  const text = (at: number): string => words[at]?.text ?? ''
  const ends = [text(size.to), text(size.to + 1), text(size.to + 2)]
  // '3 camere per un totale di 42 mq' states the total.
  const isOfAll = [1, 2].some((back) => totals.has(text(size.from - back)))
  const isEach =
    !isOfAll &&
    (pairs.has(text(size.from - 1)) ||
      ends.some((word) => eachWords.has(word)) ||
      isOfOnePiece(size.high, count.high, thing))
  const share = isEach ? 1 : count.high
  return { low: size.low / share, high: size.high / share }
}

/** A list entry while the list is read. `isHeir`: it inherits its noun from the entry before. */
export interface Draft extends Item {
  count: Interval
  readonly isHeir: boolean
  readonly isPart: boolean
  /** The noun as typed; an empty string for an inherited noun. */
  readonly noun: string
  /** Whether the message says that the size applies to each piece. */
  readonly isEach: boolean
}

function thingOfCount({ words }: Utterance, count: Quantity | null): Thing | null {
  if (!count?.unit) return null
  if (count.unit !== 'other') return unitThings[count.unit] ?? null
  const thing = thingOf(words[count.to - 1]?.text ?? '')
  return thing !== null && listed.has(thing) ? thing : null
}

/** A figure or noun after one of these has no size: 60 in 'anni 60', the room in 'dividere una camera'. */
const dividing = new Set(['anni', 'dividere', 'separare'])

/** Whether a figure belongs to a share: '14 dei 70' is 14 of the known 70 m², and not 14 pieces of 70 m² each. */
function isOfShare({ words }: Utterance, figure: Quantity, all: readonly Quantity[]): boolean {
  const isPair = (part: Quantity, whole: Quantity): boolean =>
    part.unit === null && words[part.to]?.text === 'dei' && whole.from === part.to + 1
  return all.some((other) => isPair(figure, other) || isPair(other, figure))
}

/** Matches objects in a room that have sides of their own. */
const fixture = /^(?:docci|vasc|piatto|lavab|lavandin|lavell|specchi|armadi|mobil|letto|tavol)/

/** Reads one entry of a list. `before` is the thing of the entry before it. */
export function readEntry(utterance: Utterance, given: Segment, before: Thing | null): Draft | null {
  // 'appartamento anni 60' has no count, 'due ante' counts the leaves of one window, and 'h 2,70' is no area.
  const counts = given.quantities.filter(
    (one, _, all) =>
      !dividing.has(utterance.words[one.from - 1]?.text ?? '') &&
      !isHeight(utterance.words, one) &&
      !/^ant[ae]$/.test(utterance.words[one.to]?.text ?? '') &&
      !isOfShare(utterance, one, all),
  )
  const segment = counts.length === given.quantities.length ? given : { ...given, quantities: counts }
  const noun = nounOf(segment, utterance)
  const nounAt = noun?.at ?? -1
  const count = countOf(segment, nounAt)
  const ofCount = thingOfCount(utterance, count)
  const isBeforeNoun =
    noun !== null && noun.at > (count?.to ?? 0) && places.has(utterance.words[noun.at - 1]?.text ?? '')
  // 'una da 60 per 60 in bagno' is another window, not a bathroom. 'una porta' is no entry of this list.
  const isOther = ofCount === null && count?.unit != null && count.unit !== 'area'
  const isOfOther = isOther || hasOtherNoun(utterance.words, count?.from ?? -1)
  // 'un bagno, e ho una stufa che scalda dalla sala': the stove is no second bathroom.
  if (isOfOther && (noun === null || (ofCount === null && isBeforeNoun))) return null
  const isHeir = ofCount === null && before !== null && count !== null && (noun === null || isBeforeNoun)
  const own = isHeir ? null : (ofCount ?? noun?.thing ?? null)
  const thing = own ?? before
  if (thing === null) return null
  // 'con un bagno, voglio una condensazione': 'una' counts nothing masculine.
  if (own === null && thing === 'bathroom' && utterance.words[count?.from ?? -1]?.text === 'una') return null
  // A fixture such as a shower, or its sides, make no other bathroom.
  const spoken = utterance.words.slice(segment.from, segment.to).map(({ text }) => text)
  const fixtures = count === null ? spoken : [utterance.words[count.to]?.text ?? '']
  if (own === null && fixtures.some((word) => fixture.test(word))) return null
  const isNamed = own !== null || count !== null
  const number: Interval = count ? { low: count.low, high: count.high } : { low: 1, high: 1 }
  const size = sizeOf(segment, utterance, thing, count, own === null ? segment.from - 1 : nounAt)
  const area = areaOf(utterance, segment, thing, number, size)
  if (!isNamed && area === null) return null
  return {
    thing,
    count: number,
    counted: count !== null,
    sides: segment.sides,
    area,
    isTotal: area !== null && segment.sides === null && isTotal(spoken),
    at: segment.sides || !area ? -1 : (size?.from ?? -1),
    words: spoken.filter((word) => word.length > 2),
    isHeir: own === null,
    isPart: segment.isPart,
    noun: own === null ? '' : (utterance.words[ofCount === null ? nounAt : (count?.to ?? 0) - 1]?.text ?? ''),
    from: segment.from,
    isEach: size !== null && isSaidOfEach(utterance.words, size, thing, number),
  }
}
