import { enclosedArea, type Sides } from '../../italian/numbers/dimensions.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { plainMetres } from '../../slots/areas/house-area.ts'
import type { House, Wall } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { type AreaNouns, areaOf } from '../readers/areas.ts'
import { type Reader, startsWithAny } from '../readers/counted.ts'
import { storeyCount } from '../readers/storeys.ts'
import { type ToldWall, toldWalls } from './told-walls.ts'
import { isHeight, leastHouse, longest, perMetre, wallFigures } from './wall-figures.ts'
import { isFloorPlan, namesHouse, namesWall } from './wall-names.ts'

/** Height of a storey including its floor slab, in metres. */
const storeyHeight = 3
/** Number of storeys of a house if the message does not state it. */
const usualStoreys: Interval = { low: 2, high: 2 }
const nouns: AreaNouns = {
  own: 'facciat|prospett|mur|estern|paret|cappott|intonac|superfic|lat'.split('|'),
  foreign:
    'tett|fald|terrazz|balcon|giardin|soffitt|appart|casa|vill|abitaz|calpest|piant|pavim|intern'.split('|'),
  parts: ['facciat', 'lat', 'paret', 'prospett', 'mur'],
}

/** Height in metres above which the shorter of two sides is no height of a wall. */
const highestWall = 10

const says = ({ words }: Utterance, stems: readonly string[]): boolean =>
  words.some(({ text, kind }) => kind === 'word' && startsWithAny(text, stems))

const scaled = ({ low, high }: Interval, by: number): Interval => ({ low: low * by, high: high * by })
const rounded = ({ low, high }: Interval): Interval => ({ low: Math.round(low), high: Math.round(high) })

/** Returns the stated height of the walls in metres: '6 metri di altezza'; null if none is stated. */
const statedHeight = (utterance: Utterance): Interval | null =>
  utterance.quantities.find(
    (one) => (one.unit === 'metre' || one.unit === null) && !one.article && isHeight(utterance, one),
  ) ?? null

/** Returns the wall area in m² of a house with so many storeys. A house with a floor area only counts as square. */
export function wallsOf(house: House): Interval {
  const areaFor = (storeys: number): number =>
    (house.of === 'around' ? house.size : 4 * Math.sqrt(house.size / storeys)) * storeys * storeyHeight
  const { low, high } = house.storeys ?? usualStoreys
  return { ...rounded({ low: areaFor(low), high: areaFor(high) }), house }
}

/** Returns the wall area for the length around a house: by its stated height, or by its storeys. */
function wallsAround(utterance: Utterance, around: number): Interval {
  const height = statedHeight(utterance)
  if (height) return rounded({ low: around * height.low, high: around * height.high })
  return wallsOf({ of: 'around', size: around, storeys: storeyCount(utterance, false) })
}

/** Returns the wall area for a perimeter: 'perimetro 42 metri'. */
function ofPerimeter(utterance: Utterance): Interval | null {
  const named = utterance.words.findIndex(({ text }) => text.startsWith('perimetr'))
  if (named === -1) return null
  const around = utterance.quantities.find(
    ({ unit, from, to }) =>
      (unit === 'metre' || unit === null) && ((from > named && from <= named + 3) || to === named - 1),
  )
  return around ? wallsAround(utterance, (around.low + around.high) / 2) : null
}

/** Returns the wall area of a house with two sides: 'la casa è 12x9 su due piani'. */
function ofFootprint(utterance: Utterance, { a, b, unit }: Sides): Interval {
  const scale = perMetre[unit ?? 'metre']
  const around = wallsAround(utterance, (2 * (a + b)) / scale)
  const height = statedHeight(utterance)
  const walls = [a, b].map((side) =>
    knownWall({ name: 'wall', count: 2, size: scaled(height ?? { low: 1, high: 1 }, side / scale) }),
  )
  return { ...around, walls }
}

/** Returns the wall area for the sides of a house, or for a length and a height. */
function ofSides(utterance: Utterance): Interval | null {
  const { words, sides } = utterance
  const [first, ...more] = sides
  if (!first) return null
  const isWall = namesWall(words) && !isFloorPlan(words, first.from)
  const isHouse = namesHouse(words) || storeyCount(utterance, false) !== null
  // 'zoccolo della casa 40 metri per 1' is a strip of wall.
  const shorter = Math.min(first.a, first.b) / perMetre[first.unit ?? 'metre']
  const isStrip = shorter < leastHouse
  // The question asks for the floor plan, and no wall of a house is so high: 'dieci per dodici'.
  const isPlan = isHouse || (shorter >= highestWall && statedHeight(utterance) === null)
  if (isPlan && !isWall && !isStrip && more.length === 0) return ofFootprint(utterance, first)
  const area = sides.reduce((sum, pair) => sum + enclosedArea(pair, longest), 0)
  return rounded({ low: area, high: area })
}

/** Returns the wall area for one length and a height: 'dodici metri, alta sei'. */
function ofHeight(utterance: Utterance): Interval | null {
  const height = statedHeight(utterance)
  const width = [...wallFigures(utterance).values()].find(
    ({ kind, size, isCount }) => kind === 'length' || (kind === 'bare' && !isCount && size.low >= leastHouse),
  )?.size
  return height && width ? { low: width.low * height.low, high: width.high * height.high } : null
}

/** Matches things beside the house that have a length: 'davanti passa la strada larga 6 metri'. */
const besideHouse =
  /^(?:strad|vi[ae]$|vicol|cortil|giardin|marciapied|balcon|terrazz|portic|garage|recint|muretto)/

/** Returns the area of one wall whose length is told without a name: 'palazzina lunga 15 metri'. Its height is that of the storeys. */
function ofLength(utterance: Utterance): Interval | null {
  const { words, quantities } = utterance
  const at = words.findIndex(({ text }) => text === 'lungo' || text === 'lunga')
  const lengths = quantities.filter(({ unit, article }) => unit === 'metre' && !article)
  const [length, ...more] = lengths
  if (at === -1 || !length || more.length > 0 || length.low < leastHouse) return null
  const isNear = length.from - at === 1 || length.from - at === 2
  const isOther = words.some(({ text }) => besideHouse.test(text) || text.startsWith('alt'))
  if (!isNear || isOther) return null
  const size = middle(length)
  const walls = [knownWall({ name: 'wall', count: 1, size: { low: size, high: size } })]
  return { ...wallsOf({ of: 'around', size, storeys: storeyCount(utterance, false) }), walls }
}

const sumOf = (all: readonly Interval[]): Interval => ({
  low: all.reduce((sum, { low }) => sum + low, 0),
  high: all.reduce((sum, { high }) => sum + high, 0),
})
const middle = ({ low, high }: Interval): number => (low + high) / 2

const knownWall = ({ name, count, size }: Pick<ToldWall, 'name' | 'count' | 'size'>): Wall => ({
  name,
  count,
  out: 0,
  size: middle(size),
})

/**
 * Returns the wall area for walls that are told one by one: by their heights, or by the storeys of the house. Null if one wall
 * without a height may be that of another thing.
 */
function ofWalls(utterance: Utterance, asked: boolean): Interval | null {
  const told = toldWalls(utterance)
  if (!told) return null
  // '12 per 7 x 4 lati'
  const sides = utterance.quantities.find(({ unit, low }) => unit === 'side' && low > 1)
  const isMultiplied = sides !== undefined && told.walls.length === 1 && told.walls[0]?.count === 1
  const walls = isMultiplied ? told.walls.map((wall) => ({ ...wall, count: sides.low })) : told.walls
  const own = walls.flatMap(({ height }) => height ?? [])
  const height = told.height ?? (own.length > 0 ? scaled(sumOf(own), 1 / own.length) : null)
  const areas = walls.flatMap(({ name, count, size, isArea, ...wall }) => {
    const high = isArea ? { low: 1, high: 1 } : (wall.height ?? height)
    return high ? { name, count, size: { low: size.low * high.low, high: size.high * high.high } } : []
  })
  if (areas.length === walls.length)
    return {
      ...sumOf(areas.map(({ size, count }) => scaled(size, count))),
      walls: areas.map((one) => knownWall(one)),
    }
  if (areas.length > 0) return null
  const storeys = storeyCount(utterance, false)
  const [first, ...more] = walls
  const isOne = first !== undefined && more.length === 0
  // 'pareti esterne 120 metri' tells an area.
  if (isOne && first.name === 'wall' && first.size.low >= plainMetres) return null
  if (isOne && first.count === 1 && !asked && storeys === null) return null
  const size = middle(sumOf(walls.map((wall) => scaled(wall.size, wall.count))))
  return { ...wallsOf({ of: 'around', size, storeys }), walls: walls.map((one) => knownWall(one)) }
}

/** Whether a message states a footprint: '100 mq in pianta', 'a piano'. Any other area is that of all floors. */
const isFootprint = ({ words }: Utterance): boolean =>
  words.some(
    ({ text }, at) =>
      (text === 'pianta' && words[at - 1]?.text === 'in') ||
      (text === 'piano' &&
        /^(?:a|per|ogni)$/.test(words[at - 1]?.text ?? '') &&
        !/^(?:terr|rialz|prim)/.test(words[at + 1]?.text ?? '')),
  )

/** Returns the wall area of an approximately square house from its footprint, or its floor area and storeys. */
function ofHome(utterance: Utterance): Interval | null {
  const home = utterance.quantities.find(({ unit }) => unit === 'area')
  if (!home) return null
  const floor = (home.low + home.high) / 2
  if (isFootprint(utterance)) return wallsAround(utterance, 4 * Math.sqrt(floor))
  return wallsOf({ of: 'floor', size: floor, storeys: storeyCount(utterance, false) })
}

const ofSquareMetres = areaOf(nouns, longest)

/** Returns the message without its pairs of sides: the sides of a floor plan do not give a wall area. */
const withoutSides = (utterance: Utterance): Utterance => ({ ...utterance, sides: [] })

/** Number of words between 'facciata' and its area: 'facciata villetta 180 mq'. */
const nameReach = 3

/** Returns the area right after the facade that begins a message: the house beside it is no floor area. */
function ofNamedFacade({ words, quantities }: Utterance): Interval | null {
  const at = words.slice(0, 2).findIndex(({ text }) => text === 'facciata')
  const area = quantities.find(({ unit }) => unit === 'area')
  if (at === -1 || !area || area.from - at - 1 > nameReach) return null
  const isPlain = words
    .slice(at + 1, area.from)
    .every(({ kind, text }) => kind === 'word' && !/^(?:di|della|dell|del|su|per)$/.test(text))
  return isPlain ? { low: area.low, high: area.high } : null
}

/** Whether walls are told by more than one area: 'davanti 84 mq, i fianchi 63 mq l’uno'. */
const isListOfAreas = (utterance: Utterance): boolean => {
  const walls = toldWalls(utterance)?.walls ?? []
  return walls.some(({ count }) => count > 1 || walls.length > 1) && walls.every(({ isArea }) => isArea)
}

/** Reads the wall area in m²: as stated, by length and height, or by floor plan and storeys. */
export const facadeArea: Reader = (utterance, asked) => {
  if (isListOfAreas(utterance)) return ofWalls(utterance, asked)
  // '90 mq a piano', as the only area
  const plan = isFootprint(utterance) && !says(utterance, nouns.own) ? ofHome(utterance) : null
  const told =
    ofNamedFacade(utterance) ??
    ofPerimeter(utterance) ??
    plan ??
    ofSquareMetres(withoutSides(utterance), asked)
  if (told) return told
  const sides = ofWalls(utterance, asked) ?? ofSides(utterance) ?? ofHeight(utterance) ?? ofLength(utterance)
  if (sides) return sides
  if (asked || isFootprint(utterance)) {
    const home = ofHome(utterance)
    if (home) return home
  }
  const plain = utterance.quantities.find(
    ({ unit, low, from }) => unit === 'metre' && low >= plainMetres && (asked || from === 0),
  )
  return plain ? { low: plain.low, high: plain.high } : null
}
