import type { Quantity } from '../../italian/numbers/quantities.ts'
import { thingOf } from '../../italian/things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'

/** Matches the word between a number and its place: 'due in cucina', 'una dietro la tv'. */
const placing =
  /^(?:in|nel|nell|nella|nello|nei|nelle|sul|sulla|sullo|dietro|drio|vicino|accanto|sopra|davanti|fuori)$/
/** Matches the place after 'di' or 'da': '13 da dietro', 'due di sopra'. */
const ofSide = /^(?:dietro|drio|davanti|sopra|sotto|fianco|lato|qua|la)$/
const inside = /^(?:in|nel|nell|nella|nello|nei|nelle)$/

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

function isRoom(text: string): boolean {
  const thing = thingOf(text)
  return thing === 'room' || thing === 'bathroom'
}

/** Returns how many rooms of a name the message states: 3 for 'camera' in 'le camere sono tre'. */
function roomsOf(name: string, { quantities, words }: Pick<Utterance, 'quantities' | 'words'>): number {
  const stem = name.slice(0, -1)
  const stated = quantities.find(
    ({ from, to, article, ordinal }) =>
      !article &&
      !ordinal &&
      (textAt(words, to - 1).startsWith(stem) ||
        textAt(words, from - 1).startsWith(stem) ||
        (/^(?:sono|:)$/.test(textAt(words, from - 1)) && textAt(words, from - 2).startsWith(stem))),
  )
  return stated?.low ?? 1
}

const each = /^(?:ogni|ognun[ao]|ciascun[ao]?|delle|dei|di|tutte|le|i)$/
/** Maximum number of words between 'per' and the room: 'per ciascuna delle tre camere'. */
const mostBetween = 4

/** Returns the rooms of a name that each get a piece: 3 for 'per ciascuna delle tre camere'; null if no room follows. */
function roomsAfter(utterance: Pick<Utterance, 'quantities' | 'words'>, from: number): number | null {
  const { words, quantities } = utterance
  for (let at = from; at < from + mostBetween; at += 1) {
    const counted = quantities.find((one) => one.from === at && one.unit === 'room')
    if (counted) return counted.low
    if (isRoom(textAt(words, at))) return roomsOf(textAt(words, at), utterance)
    if (!each.test(textAt(words, at))) return null
  }
  return null
}

/** Returns the number of pieces of a count at a place, such as 'due' in 'due in cucina'; null if the message states no place for it. */
export function piecesAt(
  utterance: Pick<Utterance, 'quantities' | 'words'>,
  { from, to, low }: Quantity,
): number | null {
  const { words } = utterance
  if (placing.test(textAt(words, to))) return low
  if (/^d[ai]$/.test(textAt(words, to)) && ofSide.test(textAt(words, to + 1))) return low
  const rooms = textAt(words, to) === 'per' ? roomsAfter(utterance, to + 1) : null
  if (rooms !== null) return low * rooms
  const isAfterRoom = isRoom(textAt(words, from - 1))
  return isAfterRoom && (inside.test(textAt(words, from - 2)) || textAt(words, from - 2) === 'e') ? low : null
}

const pieces: ReadonlySet<Quantity['unit']> = new Set([
  'radiator',
  'split',
  'outlet',
  'tap',
  'door',
  'window',
])

const ofCounts: ReadonlySet<Quantity['unit']> = new Set([null])

/** Units of lengths by side of a house: '13 metri davanti e 13 dietro'. */
export const ofLengths: ReadonlySet<Quantity['unit']> = new Set([null, 'metre'])

/**
 * Returns the sum of counts that a message gives room by room: 6 for 'due in cucina, tre nel salone e in bagno una'. Null
 * for fewer than two such counts.
 */
export function countedByRoom(utterance: Utterance, units = ofCounts): Interval | null {
  const { words } = utterance
  let places = 0
  let sum = 0
  let end = -1
  for (const quantity of utterance.quantities) {
    const { unit, ordinal, from, to, low, high } = quantity
    // In 'termosifoni: due in sala' the noun before the number gives the unit.
    const isLabelled = to === from + 1 && pieces.has(unit)
    if (!(units.has(unit) || isLabelled) || ordinal || low !== high) continue
    if (unit === null && !Number.isInteger(low)) continue
    // 'corridoio e bagno uno e uno' gives the counts after the rooms.
    const isNext = textAt(words, from - 1) === 'e' && from - 1 === end
    const many = piecesAt(utterance, quantity) ?? (isNext ? low : null)
    if (many === null) continue
    places += 1
    sum += many
    end = to
  }
  return places >= 2 ? { low: sum, high: sum } : null
}
