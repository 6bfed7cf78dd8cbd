import { enclosedArea, type Sides } from '../../italian/numbers/dimensions.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { plainMetres } from '../../slots/areas/house-area.ts'
import type { House } from '../../slots/facts.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { type AreaNouns, areaOf } from '../readers/areas.ts'
import { type Reader, startsWithAny } from '../readers/counted.ts'
import { storeyCount } from '../readers/storeys.ts'

/** Height of a storey including its floor slab, in metres. */
const storeyHeight = 3
/** Number of storeys of a house if the message does not state it. */
const usualStoreys: Interval = { low: 2, high: 2 }
/** Maximum length of a side of a building in metres. */
const longest = 200

const nouns: AreaNouns = {
  own: 'facciat|prospett|mur|estern|paret|cappott|intonac|superfic|lat'.split('|'),
  foreign:
    'tett|fald|terrazz|balcon|giardin|soffitt|appart|casa|vill|abitaz|calpest|piant|pavim|intern'.split('|'),
  parts: ['facciat', 'lat', 'paret', 'prospett', 'mur'],
}

const houses =
  'casa|casett|vill|palazz|edific|condomin|piant|perimetr|stabil|rustic|casal|fabbric|bifam|imped'.split('|')
const walls = ['facciat', 'lati', 'lato', 'paret', 'prospett', 'davanti', 'retro']

const says = ({ words }: Utterance, stems: readonly string[]): boolean =>
  words.some(({ text, kind }) => kind === 'word' && startsWithAny(text, stems))

const rounded = ({ low, high }: Interval): Interval => ({ low: Math.round(low), high: Math.round(high) })

/** Returns the stated height of the walls in metres: '6 metri di altezza'; null if none is stated. */
function statedHeight({ words, quantities }: Utterance): Interval | null {
  const named = words.findIndex(({ text }) => /^alt[oaie]$|^altezza$/.test(text))
  if (named === -1) return null
  const lengths = quantities.filter(({ unit }) => unit === 'metre' || unit === null)
  const after = lengths.find(({ from }) => from > named && from <= named + 3)
  return after ?? lengths.find(({ to }) => to === named || to === named - 1) ?? null
}

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
    ({ unit, from }) => (unit === 'metre' || unit === null) && from > named && from <= named + 3,
  )
  return around ? wallsAround(utterance, (around.low + around.high) / 2) : null
}

const perMetre = { metre: 1, centimetre: 100, millimetre: 1000 }

/** The smallest side of a house in metres. */
const leastHouse = 2.5

/** Returns the wall area of a house with two sides: 'la casa è 12x9 su due piani'. */
function ofFootprint(utterance: Utterance, { a, b, unit }: Sides): Interval {
  return wallsAround(utterance, (2 * (a + b)) / perMetre[unit ?? 'metre'])
}

/** Whether a length is the length of each of four sides: 'casa quadrata, 11 metri per lato'. */
function isPerSide(words: Utterance['words']): boolean {
  return words.some(
    ({ text }, at) =>
      text.startsWith('quadrat') ||
      (text === 'lato' && ['per', 'ogni', 'ciascun', 'a', 'di'].includes(words[at - 1]?.text ?? '')),
  )
}

/**
 * Whether the noun before two sides is a house, so that they are its floor plan: 'la facciata di una casa singola 12x9'.
 * 'la facciata della casa 12x6' states the sides of the facade.
 */
function isFloorPlan(words: Utterance['words'], at: number): boolean {
  const isAny = (text: string): boolean => startsWithAny(text, houses) || startsWithAny(text, walls)
  const near = words.findLastIndex(({ text, kind }, index) => index < at && kind === 'word' && isAny(text))
  return startsWithAny(words[near]?.text ?? '', houses) && !words[near - 1]?.text.startsWith('del')
}

/**
 * Returns the wall area for the sides of a house, or for length times height times the number of walls: '4
 * lati da 10 metri per 6'.
 */
function ofSides(utterance: Utterance): Interval | null {
  const [first, ...more] = utterance.sides
  if (!first) return null
  const isWall =
    says(utterance, walls) && !isPerSide(utterance.words) && !isFloorPlan(utterance.words, first.from)
  const isHouse = says(utterance, houses) || storeyCount(utterance, false) !== null
  // 'zoccolo della casa 40 metri per 1' is a strip of wall.
  const isStrip = Math.min(first.a, first.b) / perMetre[first.unit ?? 'metre'] < leastHouse
  if (isHouse && !isWall && !isStrip && more.length === 0) return ofFootprint(utterance, first)
  // '4 lati da 12 per 7', '12 per 7 x 4 lati'
  const isTimes = (from: number): boolean => /^(?:x|per)$/.test(utterance.words[from - 1]?.text ?? '')
  const many = utterance.quantities.find(
    ({ unit, from, to }) => unit === 'side' && (to <= first.from || (from >= first.to && isTimes(from))),
  )
  const area = utterance.sides.reduce((sum, pair) => sum + enclosedArea(pair, longest), 0)
  const times = many && !many.article && more.length === 0 ? many.low : 1
  return rounded({ low: area * times, high: area * times })
}

const sideNames =
  /^(?:davanti|dietro|fianc[oh]i?|lat[oi]|front[ei]|retro|facciat[ae]|paret[ei]|destr[ao]|sinistr[ao]|nord|sud|est|ovest)$/

/**
 * Returns the sum of the lengths of the sides that a message names: 'davanti 9 metri, fianco 11, dietro 9'.
 */
function namedSides({ words }: Utterance, lengths: Utterance['quantities']): Interval | null {
  const named = lengths.filter(({ from }) => sideNames.test(words[from - 1]?.text ?? ''))
  if (named.length < 2) return null
  return {
    low: named.reduce((sum, { low }) => sum + low, 0),
    high: named.reduce((sum, { high }) => sum + high, 0),
  }
}

/** The most sides of one length that a house has. */
const mostAlike = 8

/**
 * Returns the sum of the lengths of sides that a message counts: 'due lati da dodici metri e due da nove'. One
 * group of sides does not suffice: it is read with the number of sides.
 */
function countedSides({ words, quantities }: Utterance, lengths: Utterance['quantities']): Interval | null {
  const groups = lengths.flatMap((length) => {
    const lead = length.from - 1
    if (!/^(?:d[ai]|lungh[ie])$/.test(words[lead]?.text ?? '')) return []
    const many = quantities.find(
      ({ unit, to, low, high }) =>
        (unit === 'side' || unit === null) &&
        (to === lead || (to === lead - 1 && sideNames.test(words[to]?.text ?? ''))) &&
        low === high &&
        low <= mostAlike,
    )
    return many ? [{ low: many.low * length.low, high: many.low * length.high }] : []
  })
  if (groups.length < 2) return null
  return {
    low: groups.reduce((sum, { low }) => sum + low, 0),
    high: groups.reduce((sum, { high }) => sum + high, 0),
  }
}

/**
 * Returns the wall area for lengths and a height: '4 lati da 10 metri, alti 6', 'casa quadrata, 11 metri per
 * lato, alta 6'.
 */
function ofHeight(utterance: Utterance): Interval | null {
  const { words, quantities } = utterance
  const high = words.findIndex(({ text }) => /^alt[oaie]$|^altezza$/.test(text))
  if (high === -1) return null
  const lengths = quantities.filter(({ unit }) => unit === 'metre' || unit === null)
  const height = lengths.find(({ from }) => from > high && from <= high + 3)
  const sum = height ? (namedSides(utterance, lengths) ?? countedSides(utterance, lengths)) : null
  if (height && sum) return { low: sum.low * height.low, high: sum.high * height.high }
  const width = lengths.find((length) => length !== height)
  if (!height || !width) return null
  const sides = says(utterance, houses) && isPerSide(words) ? 4 : 1
  const many = quantities.find(({ unit, article }) => unit === 'side' && !article)?.low ?? sides
  return { low: width.low * height.low * many, high: width.high * height.high * many }
}

/** Returns the wall area of a square house with one length: 'è un quadrato, ogni lato sarà 11 metri'. */
function ofSquare(utterance: Utterance): Interval | null {
  const lengths = utterance.quantities.filter(({ unit, article }) => unit === 'metre' && !article)
  const [side, ...more] = lengths
  if (!side || more.length > 0 || side.high > longest || !isPerSide(utterance.words)) return null
  return wallsAround(utterance, 2 * (side.low + side.high))
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

/** Reads the wall area in m²: as stated, by length and height, or by floor plan and storeys. */
export const facadeArea: Reader = (utterance, asked) => {
  // '90 mq a piano', as the only area
  const plan = isFootprint(utterance) && !says(utterance, nouns.own) ? ofHome(utterance) : null
  const told =
    ofNamedFacade(utterance) ??
    ofPerimeter(utterance) ??
    plan ??
    ofSquareMetres(withoutSides(utterance), asked)
  if (told) return told
  const sides = ofSides(utterance) ?? ofHeight(utterance) ?? ofSquare(utterance)
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
