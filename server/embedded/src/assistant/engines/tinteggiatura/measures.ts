import { findPattern, patterns } from '../../italian/patterns.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { homeAreaInMetres } from '../../slots/house-area.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { isBoundTo, withoutQuantitiesOf } from '../bound-quantities.ts'
import { mentions, scaledArea, wallNouns } from '../walls.ts'

const mouldNouns = ['muff', 'ammuff']

/** The walls of a stairwell, told in its floors. */
export function stairwellWalls({ quantities }: Utterance): Interval | null {
  const floors = quantities.find(({ unit, article }) => unit === 'floor' && !article)
  return floors ? scaledArea(floors, 60) : null
}

const rooms: readonly (readonly [names: string, low: number, high: number])[] = [
  ['bagno|bagnetto|bagni', 5, 6],
  ['corridoio|ingresso|disimpegno|ripostiglio', 6, 8],
  ['cameretta|camerino|studio|studiolo', 10, 13],
  ['cucina|cucinino|angolo cottura', 10, 14],
  ['camera|stanza|matrimoniale|mansarda|taverna', 14, 18],
  ['salotto|soggiorno|sala|salone|living|garage|box|cantina', 18, 24],
]
const namedRooms = rooms.map(([names, low, high]) => ({ list: patterns(names), low, high }))

/** The floor of the rooms that a message names or counts: 'camera e corridoio', 'due stanze'. */
export function roomsArea(utterance: Utterance): Interval | null {
  const counted = utterance.quantities.find(({ unit, article }) => unit === 'room' && !article)
  const among = counted ? rest(utterance, counted.from, counted.to) : utterance.content
  const named = namedRooms.filter(({ list }) => list.some((one) => findPattern(among, one).length > 0))
  const low = named.reduce((sum, room) => sum + room.low, (counted?.low ?? 0) * 14)
  const high = named.reduce((sum, room) => sum + room.high, (counted?.high ?? 0) * 18)
  return low === 0 ? null : { low, high }
}

function rest({ words }: Utterance, from: number, to: number): string[] {
  return words.filter((_, at) => at < from || at >= to).map(({ text }) => text)
}

const homeFloor = homeAreaInMetres(60)

/** The floor of a room or of some: two sides, rooms, a home. */
export function roomFloor(utterance: Utterance, asked: boolean): Interval | null {
  if (utterance.sides.length > 0) return homeFloor(utterance, asked)
  return roomsArea(utterance) ?? homeFloor(utterance, asked)
}

const extents: readonly (readonly [words: string, low: number, high: number])[] = [
  [
    'stanza intera|tutta stanza|intera stanza|tutta camera|tutte pareti|tutti muri|dappertutto|ovunque',
    40,
    50,
  ],
  ['soffitto bagno|soffitto', 5, 8],
  ['due pareti|2 pareti', 18, 22],
  ['parete intera|parete|muro intero', 8, 12],
  ['due angoli|2 angoli|angoli', 4, 8],
  ['angolo|angolino|spigolo|attorno finestra|intorno finestra|vicino finestra|sotto finestra', 2, 4],
  ['po muffa|poca muffa|qualche macchia|piccola|leggera|poco', 2, 5],
]
const knownExtents = extents.map(([words, low, high]) => ({ list: patterns(words), low, high }))

/** How much wall has mould, told in words: 'un angolo', 'una parete'. */
export function mouldExtent(utterance: Utterance, asked: boolean): Interval | null {
  if (!asked && !mentions(utterance, 'muff*|ammuff*|angoli neri|angolo nero|puntini neri|macchie nere'))
    return null
  const found = knownExtents.find(({ list }) =>
    list.some((one) => findPattern(utterance.content, one).length > 0),
  )
  return found ? { low: found.low, high: found.high } : null
}

/** A message without what measures something else than mould, for whom is not asked about the mould. */
export function ofMouldOnly(utterance: Utterance): Utterance {
  const kept = utterance.quantities.filter((quantity) => isBoundTo(utterance, quantity, mouldNouns))
  return { ...utterance, quantities: kept }
}

/** A message without what measures walls or mould: what is left may be the floor. */
export function ofFloorOnly(utterance: Utterance): Utterance {
  return withoutQuantitiesOf(utterance, [...wallNouns, ...mouldNouns])
}
