import { areaOfItems, countItems, type Item, readItems } from '../../italian/items/items.ts'
import { enclosedArea, type Sides } from '../../italian/numbers/dimensions.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Thing } from '../../italian/things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Interval } from '../number-slot.ts'
import { countedFloors, floorsFromGround } from './floors.ts'

const homeThings: readonly Thing[] = ['flat', 'building', 'home']
const roomThings: readonly Thing[] = ['room', 'bathroom', 'storage']

/**
 * Things whose entries are added up: 'due falde da 10x6'. For bathrooms and windows the question asks for the
 * size of one.
 */
const summed: readonly Thing[] = ['wall', 'ceiling', 'facade', 'roof', 'terrace', 'outside', 'storage']
const averaged: readonly Thing[] = ['bathroom', 'window', 'door']

/** A question that names no thing and whose maximum is below this area in m² is about one bathroom. */
const smallest = 100

/** The area from the entries of a list, and the figures used for it. */
export interface ListedArea {
  readonly area: Interval
  /** The word indices at which those figures begin. */
  readonly used: ReadonlySet<number>
}

/**
 * Whether entries are more than one figure with its unit, which any slot reads itself. 'bagno di 6' is a list
 * too.
 */
function isList(items: readonly Item[], { quantities }: Utterance): boolean {
  if (items.length > 1 || items.some(({ count }) => count.high > 1)) return true
  const bare = new Set(quantities.filter(({ unit }) => unit === null).map(({ from }) => from))
  return items.some(({ at }) => bare.has(at))
}

function listOf(
  utterance: Utterance,
  items: readonly Item[],
  things: readonly Thing[],
  how: 'sum' | 'mean',
): ListedArea | null {
  const sized = items.filter(({ thing, area }) => area !== null && things.includes(thing))
  const area = isList(sized, utterance) ? areaOfItems(sized, things, how) : null
  return area && { area, used: new Set(sized.map(({ at }) => at)) }
}

/** Returns the area of a home from its floor plan and number of floors: '12x9 su due piani'. */
function homeOfSides(utterance: Utterance, items: readonly Item[]): ListedArea | null {
  const home = items.find(({ thing, sides }) => homeThings.includes(thing) && sides !== null)
  const floors = countedFloors(utterance, false)
  if (!home?.area || !floors || floors.high < 2) return null
  return {
    area: { low: home.area.low * floors.low, high: home.area.high * floors.high },
    used: new Set(),
  }
}

/** Returns the area of a house from the area per floor: '70 mq a piano'. */
function homeOfFloors(utterance: Utterance): ListedArea | null {
  const { quantities, words } = utterance
  const each = quantities.find(
    ({ unit, to }) =>
      unit === 'area' &&
      ['a', 'al', 'per', 'ogni', 'di'].includes(words[to]?.text ?? '') &&
      words[to + 1]?.text === 'piano',
  )
  const floors = each ? countedFloors(utterance, false) : null
  if (!each || !floors) return null
  return {
    area: { low: each.low * floors.low, high: each.high * floors.high },
    used: new Set([each.from]),
  }
}

/**
 * Returns the area that a message gives as a list: '3 appartamenti da 80 mq l'uno', 'camera 4x4, salotto 5x6
 * e corridoio 8 mq', 'due bagni, uno 6 mq e uno 4 mq'. Returns null if the list has nothing that the question
 * asks for.
 *
 * @param things the things that the question names
 * @param isHome whether it asks for the floor area of a home or of rooms
 * @param most the largest valid answer
 */
// oxlint-disable-next-line max-params -- its one call names each argument
export function listedArea(
  utterance: Utterance,
  things: ReadonlySet<Thing>,
  isHome: boolean,
  most: number,
  asked: boolean,
): ListedArea | null {
  const mean = averaged.find((thing) => things.has(thing))
  const single = isHome && most <= smallest ? 'bathroom' : null
  const items = readItems(utterance, asked ? (mean ?? single ?? (isHome ? 'room' : null)) : null)
  if (mean ?? single) return listOf(utterance, items, [mean ?? 'bathroom'], 'mean')
  const sum = summed.filter((thing) => things.has(thing))
  if (
    things.has('facade') &&
    items.some(({ thing, sides }) => homeThings.includes(thing) && sides !== null)
  ) {
    const area = facadeOfFootprint(utterance)
    return area && { area, used: new Set() }
  }
  if (sum.length > 0) return listOf(utterance, items, sum, 'sum')
  // The floor has the area of the rooms: 'gres in cucina 12 mq e corridoio 8 mq'.
  if (!isHome) return things.has('floor') ? listOf(utterance, items, [...roomThings, 'floor'], 'sum') : null
  const homes = listOf(utterance, items, homeThings, 'sum')
  const isMeasured = items.some(({ thing, area }) => homeThings.includes(thing) && area !== null)
  return (
    homeOfFloors(utterance) ??
    homes ??
    homeOfSides(utterance, items) ??
    // 'la casa è 80 metri, il garage 18 non conta'
    (isMeasured ? null : listOf(utterance, items, roomThings, 'sum'))
  )
}

const runLinks = new Set(
  ', e + piu poi una uno altra altro di da circa quasi sono saranno sui il le i'.split(' '),
)
const runReach = 4
const surface = /^(?:paviment|paret|mur[oi]$|soffitt|rivestiment|terra$)/

/**
 * Returns the sum of consecutive areas: '5 mq e 7 mq', 'una di 14 mq e una di 12 mq'; null for a single area.
 */
export function areaRun({ quantities, words }: Utterance, first: Quantity): Interval | null {
  if (first.unit !== 'area') return null
  let { low, high, to } = first
  // 'due stanze: 14 e 16 mq': the unit is only at the last figure.
  let next = first
  for (const one of quantities.filter(({ from }) => from < first.from).toReversed()) {
    const isJoint = one.to + 1 === next.from && ['e', ','].includes(words[one.to]?.text ?? '')
    const isLast = next === first && words[one.to]?.text !== 'e'
    if (!isJoint || isLast || one.unit !== null || one.article || one.ordinal || one.low < 2) break
    low += one.low
    high += one.high
    next = one
  }
  // 'pareti 18 mq e pavimento 5': the second figure has no unit.
  const isOfSurface = ({ unit, article, from }: Quantity): boolean =>
    unit === null && !article && surface.test(words[from - 1]?.text ?? '')
  const areas = quantities.filter((one) => (one.unit === 'area' || isOfSurface(one)) && one.from > first.from)
  for (const area of areas) {
    const between = words.slice(to, area.from)
    if (between.length > runReach || between.some(({ text }) => !runLinks.has(text) && !surface.test(text)))
      break
    low += area.low
    high += area.high
    to = area.to
  }
  return to === first.to && next === first ? null : { low, high }
}

/** Maximum number of words of an entry that are read. */
const mostOwn = 8
/** Matches an entry that names a part of a bathroom: 'anche gli impianti del bagno'. */
const partOfRoom =
  /^(?:(?:e|ed|anche|pure|gli|i|le|l|il) ){0,3}(?:impianti|impianto|tubi|scarichi|piastrelle|sanitari|pavimento|rivestimenti|mobili) (?:del|di) bagno(?: |$)/

const plural = /^(?:finestre|infissi|serramenti|portefinestre|bagni)$/
const isMarked = (words: Utterance['words']): boolean => words.some(({ kind }) => kind === 'mark')

/**
 * Returns the count of windows, French windows or bathrooms in a list: 4 for 'tre finestre 90x120 e una
 * 60x60'.
 */
export function listedCount(utterance: Utterance, thing: Thing): Interval | null {
  const { words } = utterance
  // 'un bagno. ne voglio una nuova' counts boilers, and 'gli impianti del bagno' is a part of the room.
  const isOther = ({ counted, from }: Item): boolean => {
    // 'la caldaia del bagno, cambiarla con una nuova' counts a boiler.
    if (/^una?$/.test(words[from]?.text ?? '') && /^nuov[ao]$/.test(words[from + 1]?.text ?? '')) return true
    if (words[from]?.text === 'ne') return /[.;!?]/.test(words[from - 1]?.text ?? '')
    const own = words.slice(from, from + mostOwn).map(({ text }) => text)
    return thing === 'bathroom' && !counted && partOfRoom.test(own.join(' '))
  }
  const all = readItems(utterance)
  const named = all.filter((item) => item.thing === thing && !isOther(item))
  // 'anche le finestre, sono 6 finestre' names the counted ones twice.
  const isNamedTwice = ({ counted, from }: Item): boolean =>
    !counted &&
    words
      .slice(from, from + mostOwn)
      .some(
        ({ text, kind }, at, own) => plural.test(text) && kind === 'word' && !isMarked(own.slice(0, at)),
      ) &&
    named.some((one) => one.counted && one.from > from)
  const items = named.filter((item) => !isNamedTwice(item))
  return named.length > 1 ? countItems(items, thing) : null
}

/** Height of one floor including its ceiling, in metres. */
const floorHeight = 3

/** The floor plan of a house, from its two sides. */
export interface Footprint {
  /** In metres. */
  readonly perimeter: number
  /** In m². */
  readonly area: number
}

function footprintOf(sides: Sides): Footprint | null {
  const area = enclosedArea(sides, 80)
  const [a, b] = [sides.a, sides.b]
  const scale = Math.sqrt(area / (a * b))
  return area < 20 ? null : { perimeter: 2 * (a + b) * scale, area }
}

/** Returns the floor plan of a house: 'la casa è 12x9'. */
function readFootprint({ sides }: Utterance): Footprint | null {
  const [first] = sides
  return first ? footprintOf(first) : null
}

/**
 * Returns the facade area of a house from its sides, in m²: 252 for 'la casa è 12x9 su due piani'. Without a
 * number of floors, the range is for one to two.
 */
function facadeOfFootprint(utterance: Utterance): Interval | null {
  const footprint = readFootprint(utterance)
  if (!footprint) return null
  const floors = countedFloors(utterance, true) ?? floorsFromGround(utterance) ?? { low: 1, high: 2 }
  const { perimeter } = footprint
  return {
    low: Math.round(perimeter * floorHeight * floors.low),
    high: Math.round(perimeter * floorHeight * floors.high),
  }
}
