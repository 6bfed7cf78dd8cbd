import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'

import { countItems, readItems } from '../../italian/items/items.ts'
import { enclosedArea } from '../../italian/numbers/dimensions.ts'
import { findPattern, patterns } from '../../italian/patterns.ts'
import { firstThing, type Thing } from '../../italian/things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { quantities } from '../../price-book/zones.ts'
import type { Interval } from '../number-slot.ts'

const homes: readonly (readonly [string, EstimateRow])[] = [
  ['monolocale|open space|monovano|un locale|1 locale', quantities.studio],
  ['bilocale|bilo|bivano|due locali|2 locali|due vani|2 vani', quantities.twoRooms],
  ['trilocale|trilo|trivano|tre locali|3 locali|tre vani|3 vani', quantities.threeRooms],
  ['quadrilocale|quadrivano|quattro locali|4 locali|quattro vani|4 vani', quantities.fourRooms],
  ['pentalocale|pentavano|cinque locali|5 locali|cinque vani|5 vani', quantities.fiveRooms],
]
const known = homes.map(([words, row]) => ({ list: patterns(words), row }))

function ofHome({ content }: Utterance): Interval | null {
  const home = known.find(({ list }) => list.some((one) => findPattern(content, one).length > 0))
  return home ? { low: home.row.min, high: home.row.max } : null
}

const namedRooms = /^(?:salotto|soggiorno|sala|salone|cucina|cucinotto|studio|cameretta|taverna|mansarda)$/

/** Floor area of a bathroom in a home, in m². */
const ofBathroom = { low: 4, high: 7 }

/**
 * Returns the floor area for counted and named rooms: '3 camere e salotto' are four. Bathrooms are added with
 * their own size.
 */
function ofRooms(utterance: Utterance, asked: boolean): Interval | null {
  const { quantities: said, words } = utterance
  const counted = said.find(({ unit, article }) => unit === 'room' && (asked || !article))
  const named = new Set(words.flatMap(({ text }) => (namedRooms.test(text) ? [text] : []))).size
  if (!counted && !(asked && named > 0)) return null
  const [low, high] = [(counted?.low ?? 0) + named, (counted?.high ?? 0) + named]
  const bathrooms = countItems(readItems(utterance), 'bathroom') ?? { low: 0, high: 0 }
  return {
    low: low * quantities.room.min + bathrooms.low * ofBathroom.low,
    high: high * quantities.room.max + bathrooms.high * ofBathroom.high,
  }
}

/**
 * Makes a reader of the floor area of a home that is not stated in square metres: its type ('trilocale'), its
 * rooms, or two sides.
 *
 * @param longest maximum length of a side in metres
 */
function homeArea(longest: number): (utterance: Utterance, asked: boolean) => Interval | null {
  const ofSides = sidesArea(longest)
  return (utterance, asked) => ofSides(utterance, asked) ?? ofHome(utterance) ?? ofRooms(utterance, asked)
}

/** Makes a reader of the area of two sides in m²: see `enclosedArea`. */
export function sidesArea(longest: number): (utterance: Utterance, asked: boolean) => Interval | null {
  return ({ sides }) => {
    const [first] = sides
    if (!first) return null
    const area = Math.round(enclosedArea(first, longest) * 100) / 100
    return { low: area, high: area }
  }
}

/** From this number on, '80 metri' in passing means square metres: walls of a home are shorter. */
export const plainMetres = 25

/** Things that are measured in length or height: 'casa alta 30 metri', '30 metri di grondaia'. */
const lengths: ReadonlySet<Thing | null> = new Set<Thing>([
  'gutter',
  'height',
  'wall',
  'facade',
  'outside',
  'roof',
  'terrace',
  'damage',
])

/** Like `homeArea`, and also reads 'appartamento di 80 metri' as square metres. */
export function homeAreaInMetres(longest: number): (utterance: Utterance, asked: boolean) => Interval | null {
  const other = homeArea(longest)
  return (utterance, asked) => {
    const metres = utterance.quantities.find(
      ({ unit, low, nouns }) => unit === 'metre' && low >= plainMetres && !lengths.has(firstThing(nouns)),
    )
    return metres && utterance.sides.length === 0
      ? { low: metres.low, high: metres.high }
      : other(utterance, asked)
  }
}
