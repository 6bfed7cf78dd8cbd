import { divideList, type Segment } from './item-segments.ts'
import { enclosedArea, type Sides } from './numbers/dimensions.ts'
import type { Quantity } from './numbers/quantities.ts'
import { firstThing, type Thing, thingOf } from './things.ts'
import type { Utterance } from './utterance.ts'

interface Interval {
  readonly low: number
  readonly high: number
}

/** One entry of a list: 'due camere da 12 mq', 'una finestra 60x60 in bagno'. */
export interface Item {
  readonly thing: Thing
  readonly count: Interval
  /** Whether the number was said; one that is only named counts as one. */
  readonly counted: boolean
  readonly sides: Sides | null
  /** The area of one piece, in m²; null where the message does not say. */
  readonly area: Interval | null
  /** Whether the area is that of everything: 'in tutto 60 mq'. */
  readonly isTotal: boolean
  /** Where the figure of its area begins among the words; -1 without one, or if it is given by sides. */
  readonly at: number
  /** The other words of the entry: 'scorrevole', 'salotto'. */
  readonly words: readonly string[]
}

/** No side of such a thing is longer, in metres: a bare '90x120' of a window is in centimetres. */
const longest: Readonly<Partial<Record<Thing, number>>> = { window: 6, door: 6, bathroom: 12, room: 20 }
const longestOther = 60

/** Below this area, in m², one piece is not credible: then the figure is that of each piece. */
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
/** Things whose bare figure is an area: 'salotto 25'. */
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
const totals = new Set('tutto totale totali complessivo complessivi complessivamente insieme'.split(' '))
const pairs = new Set('da di'.split(' '))

/** The noun of a segment: the one after its number, else the first that says no place. */
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
    if (thing === null) continue
    const before = words[at - 1]?.text ?? ''
    const isPlaced = at > segment.from && (places.has(before) || places.has(words[at - 2]?.text ?? ''))
    if (!isPlaced) return { thing, at }
    placed ??= { thing, at }
  }
  return placed
}

/** The count of a segment: of a noun, or an article or number before a size: 'due 90x120', 'uno da 6'. */
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

function sizeOf(segment: Segment, thing: Thing, count: Quantity | null, nounAt: number): Quantity | null {
  const rest = segment.quantities.filter((one) => one !== count && !one.article && !one.ordinal)
  const area = rest.find(({ unit }) => unit === 'area')
  if (area || !measured.has(thing)) return area ?? null
  const least = thing === 'bathroom' ? 2 : 4
  const bare = rest.find(
    ({ unit, from, high }) => unit === null && from > nounAt && high >= least && high <= 2000,
  )
  return (
    bare ??
    rest.find(({ unit, low, nouns }) => unit === 'metre' && low >= 6 && !lengths.has(firstThing(nouns))) ??
    null
  )
}

/** Whether a figure is that of each piece: '80 mq l'uno', or too small for all of them. */
function isSaidOfEach(words: Utterance['words'], size: Quantity, thing: Thing, count: Interval): boolean {
  const ends = [0, 1, 2].map((step) => words[size.to + step]?.text ?? '')
  return ends.some((word) => eachWords.has(word)) || size.high / count.high < (leastPiece[thing] ?? 1)
}

/** What the size of a segment means for one piece. */
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
  const isEach =
    pairs.has(text(size.from - 1)) ||
    ends.some((word) => eachWords.has(word)) ||
    size.high / count.high < (leastPiece[thing] ?? 1)
  const share = isEach ? 1 : count.high
  return { low: size.low / share, high: size.high / share }
}

/** An entry as it is read, with whether its noun was left out and whether it is a part of the entry before. */
interface Draft extends Item {
  count: Interval
  readonly isHeir: boolean
  readonly isPart: boolean
  /** Whether its size is said to be that of each piece. */
  readonly isEach: boolean
}

function thingOfCount({ words }: Utterance, count: Quantity | null): Thing | null {
  if (!count?.unit) return null
  if (count.unit !== 'other') return unitThings[count.unit] ?? null
  const thing = thingOf(words[count.to - 1]?.text ?? '')
  return thing !== null && listed.has(thing) ? thing : null
}

function readSegment(utterance: Utterance, segment: Segment, before: Thing | null): Draft | null {
  const noun = nounOf(segment, utterance)
  const nounAt = noun?.at ?? -1
  const count = countOf(segment, nounAt)
  const ofCount = thingOfCount(utterance, count)
  const isBeforeNoun =
    noun !== null && noun.at > (count?.to ?? 0) && places.has(utterance.words[noun.at - 1]?.text ?? '')
  // 'una da 60 per 60 in bagno' is another window, not a bathroom.
  const isHeir = ofCount === null && before !== null && count !== null && (noun === null || isBeforeNoun)
  const own = isHeir ? null : (ofCount ?? noun?.thing ?? null)
  const thing = own ?? before
  if (thing === null) return null
  const isNamed = own !== null || count !== null
  const number: Interval = count ? { low: count.low, high: count.high } : { low: 1, high: 1 }
  const size = sizeOf(segment, thing, count, own === null ? segment.from - 1 : nounAt)
  const area = areaOf(utterance, segment, thing, number, size)
  if (!isNamed && area === null) return null
  const spoken = utterance.words.slice(segment.from, segment.to).map(({ text }) => text)
  return {
    thing,
    count: number,
    counted: count !== null,
    sides: segment.sides,
    area,
    isTotal: area !== null && spoken.some((word) => totals.has(word)),
    at: segment.sides || !area ? -1 : (size?.from ?? -1),
    words: spoken.filter((word) => word.length > 2),
    isHeir: own === null,
    isPart: segment.isPart,
    isEach: size !== null && isSaidOfEach(utterance.words, size, thing, number),
  }
}

/** Gives an entry the size that follows it alone: 'rifare il bagno, 6 mq' is one bathroom. */
function withLateSizes(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = []
  for (const [index, draft] of drafts.entries()) {
    const last = merged.at(-1)
    const isBare = (one: Draft | undefined): boolean => one !== undefined && one.isHeir && !one.counted
    const isLate = last && isBare(draft) && last.thing === draft.thing && last.area === null && !draft.isTotal
    // '3 appartamenti: 80, 90 e 100 mq' gives each its own.
    if (!isLate || !draft.area || (last.count.high > 1 && isBare(drafts[index + 1]))) {
      merged.push(draft)
      continue
    }
    const isSmall = draft.area.high / last.count.high < (leastPiece[draft.thing] ?? 1)
    const isOfAll = !isSmall && last.count.high > 1 && draft.sides === null && !draft.isEach
    const share = isOfAll ? last.count.high : 1
    const area = { low: draft.area.low / share, high: draft.area.high / share }
    merged[merged.length - 1] = {
      ...last,
      area,
      sides: draft.sides,
      at: draft.at,
      words: [...last.words, ...draft.words],
    }
  }
  return merged
}

/** Takes the parts of an entry out of it: 'due bagni, uno 6 mq e uno 4 mq' are two bathrooms and not four. */
function withoutParents(drafts: readonly Draft[]): readonly Item[] {
  let parent: Draft | null = null
  for (const draft of drafts) {
    const isChild: boolean =
      parent !== null &&
      parent.thing === draft.thing &&
      !draft.isTotal &&
      (draft.isHeir || draft.isPart || draft.counted)
    if (
      parent &&
      isChild &&
      draft.count.high <= parent.count.high &&
      (parent.area === null || draft.isPart)
    ) {
      parent.count = {
        low: Math.max(0, parent.count.low - draft.count.low),
        high: parent.count.high - draft.count.high,
      }
    } else if (draft.counted && draft.count.high > 1) {
      parent = draft
    }
  }
  return drafts.filter(({ count }) => count.high > 0)
}

const kept = new WeakMap<Utterance, readonly Item[]>()

/**
 * The entries of the lists in a message: rooms, windows, bathrooms, flats, walls, each with how many and how large.
 *
 * @param thing what an entry without a noun is, where the question says: 'uno 6 e uno 4'
 */
export function readItems(utterance: Utterance, thing: Thing | null = null): readonly Item[] {
  const seen = thing === null ? kept.get(utterance) : undefined
  if (seen) return seen
  const drafts: Draft[] = []
  let before = thing
  for (const segment of divideList(utterance)) {
    const draft = readSegment(utterance, segment, before)
    if (!draft) continue
    // 'tre camere e un bagno, in tutto 90 mq': of several things the total is that of the home.
    const isMixed = draft.isTotal && draft.isHeir && drafts.some((one) => one.thing !== draft.thing)
    before = isMixed ? 'home' : draft.thing
    drafts.push({ ...draft, thing: before })
  }
  const items = withoutParents(withLateSizes(drafts))
  if (thing === null) kept.set(utterance, items)
  return items
}

/** How many there are of a thing, over all entries that name it; null if none does. */
export function countItems(items: readonly Item[], thing: Thing): Interval | null {
  const meant = items.filter((item) => item.thing === thing)
  if (meant.length === 0) return null
  return {
    low: meant.reduce((sum, { count }) => sum + count.low, 0),
    high: meant.reduce((sum, { count }) => sum + count.high, 0),
  }
}

/** The area of all entries of these things together, in m², or of one piece on average; null if none has a size. */
export function areaOfItems(
  items: readonly Item[],
  things: readonly Thing[],
  how: 'sum' | 'mean' = 'sum',
): Interval | null {
  const sized = items.flatMap(({ thing, count, area, isTotal }) =>
    area && things.includes(thing) ? [{ count, area, isTotal }] : [],
  )
  if (sized.length === 0) return null
  const total = sized.find(({ isTotal }) => isTotal)
  const all = total ? [total] : sized
  const pieces = all.reduce((sum, { count }) => sum + count.high, 0)
  const share = how === 'mean' ? Math.max(1, pieces) : 1
  const round = (value: number): number => Math.round((value / share) * 100) / 100
  return {
    low: round(all.reduce((sum, { count, area }) => sum + count.low * area.low, 0)),
    high: round(all.reduce((sum, { count, area }) => sum + count.high * area.high, 0)),
  }
}
