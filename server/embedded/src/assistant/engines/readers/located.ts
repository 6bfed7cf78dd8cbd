import type { Quantity } from '../../italian/numbers/quantities.ts'
import { thingOf } from '../../italian/things.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'

/** Matches the word between a number and its place: 'due in cucina', 'una dietro la tv'. */
const placing =
  /^(?:in|nel|nell|nella|nello|nei|nelle|sul|sulla|sullo|dietro|vicino|accanto|sopra|davanti|fuori)$/
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

/** Returns the number of pieces of a count at a place, such as 'due' in 'due in cucina'; null if the message states no place for it. */
export function piecesAt(
  utterance: Pick<Utterance, 'quantities' | 'words'>,
  { from, to, low }: Quantity,
): number | null {
  const { words } = utterance
  if (placing.test(textAt(words, to))) return low
  if (textAt(words, to) === 'per' && isRoom(textAt(words, to + 1)))
    return low * roomsOf(textAt(words, to + 1), utterance)
  const isAfterRoom = isRoom(textAt(words, from - 1))
  return isAfterRoom && (inside.test(textAt(words, from - 2)) || textAt(words, from - 2) === 'e') ? low : null
}

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
    if (!units.has(unit) || ordinal || low !== high) continue
    if (unit === null && !Number.isInteger(low)) continue
    // 'corridoio e bagno uno e uno' gives the counts after the rooms.
    const isNext = textAt(words, from - 1) === 'e' && from - 1 === end
    const pieces = piecesAt(utterance, quantity) ?? (isNext ? low : null)
    if (pieces === null) continue
    places += 1
    sum += pieces
    end = to
  }
  return places >= 2 ? { low: sum, high: sum } : null
}
