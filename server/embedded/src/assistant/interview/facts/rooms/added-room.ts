import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Fact } from '../../../slots/facts.ts'
import type { Interval } from '../../../slots/number-slot.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { FactReading } from '../fact-reading.ts'

/** Whether a figure may be a size: a bare number, m² or metres. */
export function isSize({ unit, article, ordinal }: Quantity): boolean {
  return !article && !ordinal && (unit === null || unit === 'area' || unit === 'metre')
}

/** Matches the names of rooms. */
const roomName =
  /^(?:corridoi[oa]?|ingresso|disimpegno|ripostiglio|camerett[ae]|camerin[oi]|studio|cucin[ae]|cucinino|camer[ae]|stanz[ae]|matrimoniale|taverna|mansarda|salotto|soggiorno|sala|salone|bagn[oi]|bagnetto|garage|cantina)$/

/** A room that a text names, with the index of its word. */
export interface NamedRoom {
  readonly noun: string
  readonly at: number
}

export const roomsIn = ({ words }: Pick<Utterance, 'words'>): NamedRoom[] =>
  words.flatMap(({ text }, at) => (roomName.test(text) ? [{ noun: text, at }] : []))

/** Returns the only size of a clause, a bare number or m²; null if it has none or several. */
export function onlySize({ quantities }: Utterance): Quantity | null {
  const [size, ...more] = quantities.filter((one) => isSize(one) && one.unit !== 'metre')
  return size && more.length === 0 && size.low === size.high ? size : null
}

/** Jobs whose main size is the sum of rooms. */
const ofRooms =
  /^(?:tinteggiatura\/(?:interni|stanza|rasatura|soffitti)|ristrutturazione\/(?:pavimenti|parquet|levigatura))$/
const joining = /^(?:anche|pure|aggiung\p{L}*)$/u
/** Maximum number of words of a message that adds a room. */
const mostWords = 9

/** Returns the room that a message adds, with its size in m² if it states one: 'anche il corridoio, 8 mq'. */
function addedBy(utterance: Utterance): { readonly noun: string; readonly size: number | null } | null {
  const { words, quantities } = utterance
  const [room, ...more] = roomsIn(utterance)
  const isJoined = words.some(({ text }) => joining.test(text))
  if (!room || more.length > 0 || !isJoined || words.length > mostWords) return null
  const size = onlySize(utterance)
  const isCounted = size === null && quantities.some(({ article }) => !article)
  return isCounted ? null : { noun: room.noun, size: size?.low ?? null }
}

/** Returns the size of a message that states nothing else: '8 mq', 'è 24'. */
function bareSize(utterance: Utterance): number | null {
  const size = onlySize(utterance)
  return size && utterance.content.length <= mostContent ? size.low : null
}
const mostContent = 2

function areaOf(slot: Slot, noun: string, size: number | null): Interval | null {
  const text = size === null ? noun : `${noun} ${size} mq`
  const reading = slot.read(readUtterance(text), true)
  return reading?.kind === 'fact' && reading.fact.kind === 'number' ? reading.fact : null
}

/**
 * Adds a room to the area of a job: 'e se faccio anche il corridoio?', of a room of 12 m². Without a size it has a
 * usual one, which the next message may state: '8 mq'. Returns null if the message adds no room.
 *
 * @param told the statements before the message. A room that they name is already part of the area.
 */
export function withAddedRoom(
  { key, engine, inHand: { facts } }: JobAtHand,
  said: string,
  told: readonly string[],
): FactReading | null {
  const main = ofRooms.test(key)
    ? engine.slots.find((slot) => typeof slot.price?.reference === 'number' && slot.needed(facts))
    : undefined
  const known = main && facts[main.id]
  if (!main || known?.kind !== 'number') return null
  const utterance = readUtterance(said)
  const added = addedBy(utterance)
  const last = told.at(-1)
  const before = last === undefined ? null : addedBy(readUtterance(last))
  const late = before?.size === null ? bareSize(utterance) : null
  const noun = added?.noun ?? (late === null ? undefined : before?.noun)
  const isKnown = added !== null && told.some((text) => text.toLowerCase().includes(added.noun))
  if (noun === undefined || isKnown) return null
  const plus = areaOf(main, noun, added ? added.size : late)
  const minus = added ? { low: 0, high: 0 } : areaOf(main, noun, null)
  if (!plus || !minus) return null
  const fact: Fact = {
    kind: 'number',
    low: known.low - minus.low + plus.low,
    high: known.high - minus.high + plus.high,
  }
  if (fact.low <= 0) return null
  return {
    facts: { ...facts, [main.id]: fact },
    changed: [main],
    askBack: null,
    unknown: false,
    repeated: false,
  }
}
