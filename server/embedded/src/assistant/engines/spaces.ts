import { areaOfItems, readItems } from '../italian/items/items.ts'
import { enclosedArea } from '../italian/numbers/dimensions.ts'
import { findPattern, patterns } from '../italian/patterns.ts'
import type { Utterance } from '../italian/utterance.ts'
import { homeAreaInMetres } from '../slots/areas/house-area.ts'
import type { Interval } from '../slots/number-slot.ts'
import { isBoundTo, onlyAreaBut } from './bound-quantities.ts'

/** Wall area in m² per m² of floor. */
export const wallsPerFloor = 2.5
/** Wall area of a room, and area of one wall, in m². */
export const roomWalls = 40
const oneWall = 12
/** Metres of wall from this number on mean m²; fewer are the length of the wall. */
const shortWall = 6
const roomHeight = 2.7

/** Beginnings of the nouns for walls. */
export const wallNouns = ['paret', 'muro', 'muri', 'mura', 'superfici']
const homeNouns = [
  'casa',
  'case',
  'appartament',
  'alloggi',
  'bilo',
  'trilo',
  'calpestabil',
  'paviment',
  'villett',
]

/** Whether a message contains one of the patterns, which are separated by '|'. */
export function mentions(utterance: Utterance, words: string): boolean {
  return patterns(words).some((one) => findPattern(utterance.content, one).length > 0)
}

/** Multiplies a range of areas, rounded to 0.1 m². */
export function scaledArea({ low, high }: Interval, by: number): Interval {
  return { low: Math.round(low * by * 10) / 10, high: Math.round(high * by * 10) / 10 }
}

/**
 * Returns the wall area that a message states as such: '400 mq di pareti'. If it includes ceilings, returns
 * only the share of the walls.
 */
export function statedWalls(utterance: Utterance): Interval | null {
  const stated = utterance.quantities.find(
    (quantity) => quantity.unit === 'area' && isBoundTo(utterance, quantity, wallNouns),
  )
  // 'casa 70 mq pareti e soffitti' states the floor area of the home.
  if (!stated || homeNouns.some((noun) => utterance.words[stated.from - 1]?.text.startsWith(noun)))
    return null
  const after = utterance.words.slice(stated.to, stated.to + 5).map(({ text }) => text)
  const withCeilings = after.includes('e') && after.some((text) => text.startsWith('soffitt'))
  // '4 pareti di 12 mq l’una'
  const isEach = after.slice(0, 3).some((text) => /^(?:una|ciascuna|cadauna|ognuna)$/.test(text))
  const pieces = isEach ? (countBefore(utterance, ['paret', 'muro', 'muri']) ?? 1) : 1
  if (pieces > 1) return { low: stated.low * pieces, high: stated.high * pieces }
  return withCeilings
    ? scaledArea(stated, wallsPerFloor / (wallsPerFloor + 1))
    : { low: stated.low, high: stated.high }
}

function countBefore({ quantities, words }: Utterance, nouns: readonly string[]): number | null {
  const found = quantities.find(({ from, to, low, high }) => {
    if (low !== high || low < 1 || low > 20) return false
    return words.slice(from, to + 1).some(({ text }) => nouns.some((noun) => text.startsWith(noun)))
  })
  return found?.low ?? null
}

/** Returns the wall area of a home from its floor area: 'casa di 80 mq'. */
export function homeWalls(utterance: Utterance): Interval | null {
  const floor = utterance.quantities.find(
    (quantity) => quantity.unit === 'area' && isBoundTo(utterance, quantity, homeNouns),
  )
  return floor ? scaledArea(floor, wallsPerFloor) : null
}

function isOfWall({ words }: Utterance, at: number): boolean {
  const noun = words[at + 1]?.text ?? ''
  return /^(?:de|di|d)$/.test(words[at]?.text ?? '') && wallNouns.some((start) => noun.startsWith(start))
}

/** Returns the wall area in m² from a number of walls or rooms, or from sides. */
export function wallArea(utterance: Utterance, asked: boolean): Interval | null {
  const [sides] = utterance.sides
  if (sides) {
    const area = Math.round(enclosedArea(sides, 12) * 10) / 10
    return { low: area, high: area }
  }
  const metres = utterance.quantities.find(({ unit }) => unit === 'metre')
  // 'nove metri di parete' means square metres.
  if (metres && metres.low >= shortWall && isOfWall(utterance, metres.to))
    return { low: metres.low, high: metres.high }
  if (metres) return metres.low < 15 ? scaledArea(metres, roomHeight) : { low: metres.low, high: metres.high }
  // 'garage 18 mq, muri e soffitto' states the floor area.
  if (!asked && utterance.quantities.some(({ unit, article }) => unit === 'area' && !article)) return null
  const walls = countBefore(utterance, ['paret', 'muro', 'muri'])
  if (walls !== null) return { low: walls * oneWall, high: walls * oneWall }
  const rooms = countBefore(utterance, ['stanz', 'camer'])
  if (rooms !== null) return { low: rooms * roomWalls, high: rooms * roomWalls }
  if (!asked) return null
  if (mentions(utterance, 'stanza|camera|cameretta|salotto|soggiorno|corridoio'))
    return { low: roomWalls, high: roomWalls }
  if (mentions(utterance, 'bagno|bagnetto|cucina|cucinino')) return { low: 20, high: 20 }
  if (mentions(utterance, 'parete|muro|pannello')) return { low: oneWall, high: oneWall }
  return mentions(utterance, 'casa|appartamento|tutt*') ? { low: 200, high: 200 } : null
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

const withCorner = /(?<!\p{L})con (?:l['’]\s?|un |il )?angolo cottura(?!\p{L})/iu

/** Returns the rooms that a text names by their kind. */
const roomsNamedIn = (content: readonly string[]) =>
  namedRooms.filter(({ list }) => list.some((one) => findPattern(content, one).length > 0))

/** Whether 'stanza' at an index takes up a room named by its kind: 'muffa in cameretta, imbiancare tutta la stanza'. */
const isRoomAgain = (content: readonly string[], at: number): boolean =>
  content[at] === 'stanza' && /^(?:tutta|intera|resto)$/.test(content[at - 1] ?? '')

/**
 * Returns the floor area in m² of the rooms that a message names or counts: 'camera e corridoio', 'due
 * stanze'.
 */
export function roomsArea(utterance: Utterance): Interval | null {
  const counted = utterance.quantities.find(({ unit, article }) => unit === 'room' && !article)
  const all = counted ? rest(utterance, counted.from, counted.to) : utterance.content
  // 'soggiorno con angolo cottura' is one room.
  const among = withCorner.test(utterance.raw)
    ? all.filter((word) => word !== 'angolo' && word !== 'cottura')
    : all
  const byKind = among.filter((_, at) => !isRoomAgain(among, at))
  const ofKind = roomsNamedIn(byKind)
  const named = ofKind.length > 0 ? ofKind : roomsNamedIn(among)
  const low = named.reduce((sum, room) => sum + room.low, (counted?.low ?? 0) * 14)
  const high = named.reduce((sum, room) => sum + room.high, (counted?.high ?? 0) * 18)
  return low === 0 ? null : { low, high }
}

function rest({ words }: Utterance, from: number, to: number): string[] {
  return words.filter((_, at) => at < from || at >= to).map(({ text }) => text)
}

/** Reads the floor area of a home from its type, its number of rooms or two sides. */
export const homeFloor = homeAreaInMetres(60)

const roomThings = ['room', 'bathroom', 'storage', 'ceiling', 'floor'] as const

/**
 * Returns the floor area in m² of one or several rooms: from a list, two sides, the only area, a number of
 * rooms, or a home.
 */
export function roomFloor(utterance: Utterance, asked: boolean): Interval | null {
  const listed = areaOfItems(readItems(utterance), roomThings)
  if (listed) return listed
  const only = onlyAreaBut(utterance, [...homeNouns, ...wallNouns, 'muff'])
  if (only) return only
  if (utterance.sides.length > 0) return homeFloor(utterance, asked)
  return roomsArea(utterance) ?? homeFloor(utterance, asked)
}
