import { areaOfItems, countItems, type Item, readItems } from '../italian/items.ts'
import { enclosedArea, type Sides } from '../italian/numbers/dimensions.ts'
import type { Quantity } from '../italian/numbers/quantities.ts'
import type { Thing } from '../italian/things.ts'
import type { Utterance } from '../italian/utterance.ts'
import { countedFloors, floorsFromGround } from './floors.ts'
import type { Interval } from './number-slot.ts'

const homeThings: readonly Thing[] = ['flat', 'building', 'home']
const roomThings: readonly Thing[] = ['room', 'bathroom', 'storage']

/** Things whose entries a question adds up: 'due falde da 10x6'. Of several bathrooms or windows it asks for one. */
const summed: readonly Thing[] = ['wall', 'ceiling', 'facade', 'roof', 'terrace', 'outside', 'storage']
const averaged: readonly Thing[] = ['bathroom', 'window', 'door']

/** A question that names no thing and whose answers are all below this, in m², asks for one bathroom. */
const smallest = 100

/** An area that a message gives piece by piece, and the figures that it is made of. */
export interface ListedArea {
  readonly area: Interval
  /** Where those figures begin among the words. */
  readonly used: ReadonlySet<number>
}

/** Whether entries are more than one figure with its unit, which any question reads: 'bagno di 6' counts too. */
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

/** '12x9 su due piani': the footprint of a home, on every floor. */
function homeOfSides(utterance: Utterance, items: readonly Item[]): ListedArea | null {
  const home = items.find(({ thing, sides }) => homeThings.includes(thing) && sides !== null)
  const floors = countedFloors(utterance, false)
  if (!home?.area || !floors || floors.high < 2) return null
  return {
    area: { low: home.area.low * floors.low, high: home.area.high * floors.high },
    used: new Set(),
  }
}

/** '70 mq a piano', of a house whose floors are counted. */
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
 * The area that a message gives as a list: '3 appartamenti da 80 mq l'uno', 'camera 4x4, salotto 5x6 e corridoio 8 mq',
 * 'due bagni, uno 6 mq e uno 4 mq'. Null if it lists nothing that the question asks for.
 *
 * @param things what the question names
 * @param isHome whether it asks for the floor area of a home or of rooms
 * @param most the largest sensible answer
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
  // A floor is that of the rooms: 'gres in cucina 12 mq e corridoio 8 mq'.
  if (!isHome) return things.has('floor') ? listOf(utterance, items, [...roomThings, 'floor'], 'sum') : null
  const homes = listOf(utterance, items, homeThings, 'sum')
  return (
    homeOfFloors(utterance) ??
    homes ??
    homeOfSides(utterance, items) ??
    listOf(utterance, items, roomThings, 'sum')
  )
}

const runLinks = new Set(', e + piu poi una uno altra altro di da'.split(' '))
const runReach = 4
const surface = /^(?:paviment|paret|mur[oi]$|soffitt|rivestiment|terra$)/

/** The sum of areas that follow each other: '5 mq e 7 mq', 'una di 14 mq e una di 12 mq'. Null for one alone. */
export function areaRun({ quantities, words }: Utterance, first: Quantity): Interval | null {
  if (first.unit !== 'area') return null
  let { low, high, to } = first
  // 'due stanze: 14 e 16 mq'
  let next = first
  for (const one of quantities.filter(({ from }) => from < first.from).toReversed()) {
    const isJoint = one.to + 1 === next.from && ['e', ','].includes(words[one.to]?.text ?? '')
    const isLast = next === first && words[one.to]?.text !== 'e'
    if (!isJoint || isLast || one.unit !== null || one.article || one.ordinal || one.low < 2) break
    low += one.low
    high += one.high
    next = one
  }
  // 'pareti 18 mq e pavimento 5'
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

/** How many windows, french windows or bathrooms a list counts: 'tre finestre 90x120 e una 60x60' are four. */
export function listedCount(utterance: Utterance, thing: Thing): Interval | null {
  const items = readItems(utterance).filter((item) => item.thing === thing)
  return items.length > 1 ? countItems(items, thing) : null
}

/** The height of one floor with its ceiling, in metres. */
const floorHeight = 3

/** The outer walls of a house, told by its sides: two each, on every floor. */
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

/** The footprint of a house: 'la casa è 12x9'. */
function readFootprint({ sides }: Utterance): Footprint | null {
  const [first] = sides
  return first ? footprintOf(first) : null
}

/**
 * The facades of a house told by its sides, in m²: 'la casa è 12x9 su due piani' has 252. Without floors, those of one
 * floor and of two.
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
