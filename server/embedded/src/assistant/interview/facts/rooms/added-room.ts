import { enclosedArea } from '../../../italian/numbers/dimensions.ts'
import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { spokenText } from '../../../italian/words.ts'
import type { Fact } from '../../../slots/facts.ts'
import type { Interval } from '../../../slots/number-slot.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { FactReading } from '../fact-reading.ts'
import { isSum } from '../sums.ts'

/** Whether a figure may be a size: a bare number, m² or metres. */
export function isSize({ unit, article, ordinal }: Quantity): boolean {
  return !article && !ordinal && (unit === null || unit === 'area' || unit === 'metre')
}

/** Matches the names of rooms. */
const roomName =
  /^(?:corridoi[oa]?|ingresso|disimpegno|ripostiglio|camerett[ae]|camerin[oi]|studio|cucin[ae]|cucinino|camer[ae]|stanz[ae]|matrimoniale|taverna|mansarda|salotto|soggiorno|sala|salone|bagn[oi]|bagnetto|garage|cantina|balcon[ei]|terrazz[oa]|terrazzin[oa]|veranda|loggia|sottotetto|soffitta|antibagno|lavanderia|pianerottolo|cabina)$/

/** A room that a text names, with the index of its word. */
export interface NamedRoom {
  readonly noun: string
  readonly at: number
}

export const roomsIn = ({ words }: Pick<Utterance, 'words'>): NamedRoom[] =>
  words.flatMap(({ text }, at) => (roomName.test(text) ? [{ noun: text, at }] : []))

/** Returns the only size of a clause, a bare number or m²; null if it has none or several. */
export function onlySize({ quantities }: Pick<Utterance, 'quantities'>): Quantity | null {
  const [size, ...more] = quantities.filter((one) => isSize(one) && one.unit !== 'metre')
  return size && more.length === 0 && size.low === size.high ? size : null
}

/** Jobs whose main size is the sum of rooms. */
const ofRooms =
  /^(?:tinteggiatura\/(?:interni|stanza|rasatura|soffitti)|ristrutturazione\/(?:pavimenti|parquet|levigatura))$/
/** Jobs whose main size is that of a home, which a room enlarges only with a stated size. */
const ofHome =
  /^(?:ristrutturazione\/(?:completa|leggera|parziale)|impianti\/(?:elettrico|radiante|riscaldamento|idraulico))$/
const joining = /^(?:anche|pure|aggiung\p{L}*)$/u
const articleWord = /^(?:il|lo|la|l|i|gli|le|un|una|uno)$/

/** Matches words after which 'anche' tells what a size holds: '70 è contando anche il garage'. */
const holding = /^(?:cont|comprend|compres|includ|inclus|consider|calcol)/

/** Whether a message adds something: 'anche il corridoio', 'più la mansarda'. 'Più grande' compares. */
const joins = (words: Utterance['words']): boolean =>
  words.some(
    ({ text }, at) =>
      (joining.test(text) && !holding.test(words[at - 1]?.text ?? '')) ||
      (text === 'piu' && articleWord.test(words[at + 1]?.text ?? '')),
  )
/** Maximum number of words of a message that adds a room. */
const mostWords = 14

/** The room that a message adds. */
interface AddedRoom {
  readonly noun: string
  /** Its size in m², or null if none is stated. */
  readonly size: number | null
}

/** Matches what follows the size of each of several rooms: 'due camere, 14 mq l’una'. */
const each = /^(?:l un[oa]|ciascun[oa]|ognun[oa]|cadaun[oa]|cad)(?: |$)/

/** Returns the total size of several equal rooms: 28 for 'due camere, 14 mq l’una'. */
function sizeOfEqual({ words, quantities }: Utterance, room: NamedRoom): number | null {
  const figures = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  const count = figures.find(
    ({ from, to, unit }) => from < room.at && to >= room.at && unit !== 'area' && unit !== 'metre',
  )
  const [size, ...more] = figures.filter((one) => one !== count)
  const isEach = size !== undefined && each.test(spokenText(words.slice(size.to)))
  return count && size && more.length === 0 && isSize(size) && isEach ? count.low * size.low : null
}

/** Matches the size of a room that is that of the one before: 'pure lo studio che è grande uguale'. */
const asLarge =
  /(?<!\p{L})(?:(?:è |sono )?grand[ei] (?:ugual[ei]|(?:come|quanto) l.altr[ao])|(?:della |la )?stessa (?:misura|metratura|grandezza|superficie)|stessi (?:metri|mq))(?!\p{L})/iu
const isThere = /(?:^| )(?:c e|ci sono|ho|abbiamo)(?: |$)/
/** From this number on, a number without a unit may be an area in m². */
const leastArea = 3
/** The longest side of a room in metres. */
const longestSide = 15

/**
 * Returns the room that a message adds: 'anche il corridoio, 8 mq'.
 *
 * @param known the area before. A message may repeat it: 'sono 85 più la mansarda di 20'.
 */
function addedBy(utterance: Utterance, known: number | null): AddedRoom | null {
  const { words, quantities } = utterance
  const [room, ...more] = roomsIn(utterance)
  // What follows the size describes the room: 'il salone, 28 mq, lì niente macchie'.
  const sizes = [...quantities.filter(({ unit }) => unit === 'area'), ...utterance.sides]
  const end = sizes.findLast(({ from }) => room !== undefined && from > room.at)?.to
  const length = words.slice(0, end).filter(({ kind }) => kind !== 'mark').length
  if (!room || more.length > 0 || !joins(words) || length > mostWords) return null
  // 'anche in camera c’è il parquet da coprire bene' tells what is there.
  if (isThere.test(spokenText(words.slice(room.at + 1)))) return null
  const equal = sizeOfEqual(utterance, room)
  if (equal !== null) return { noun: room.noun, size: equal }
  if (known !== null && asLarge.test(utterance.raw)) return { noun: room.noun, size: known }
  // 'anche la nostra camera, 4 x 4,5'
  const [pair, ...pairs] = utterance.sides
  if (pair && pairs.length === 0) return { noun: room.noun, size: enclosedArea(pair, longestSide) }
  const others = quantities.filter(({ low, high }) => low !== known || high !== known)
  const size = onlySize({ quantities: others.filter(({ unit, low }) => unit === 'area' || low >= leastArea) })
  // 'pure la cucina, 69 mq in tutto' states all.
  if (quantities.some((one) => isSum(utterance, one))) return null
  const isCounted = size === null && others.some(({ article }) => !article)
  return isCounted ? null : { noun: room.noun, size: size?.low ?? null }
}

/** Whether a message adds a room to one of these jobs and says how large it is: 'fate anche il salotto, 20 mq'. */
export const addsMeasuredRoom = (jobs: readonly JobAtHand[], said: string): boolean =>
  jobs.some(({ key }) => ofRooms.test(key)) && (addedBy(readUtterance(said), null)?.size ?? null) !== null

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
  const isHome = ofHome.test(key)
  const main =
    isHome || ofRooms.test(key)
      ? engine.slots.find((slot) => typeof slot.price?.reference === 'number' && slot.needed(facts))
      : undefined
  const known = main && facts[main.id]
  if (!main || known?.kind !== 'number') return null
  const utterance = readUtterance(said)
  const added = addedBy(utterance, known.low)
  if (isHome && (added === null || added.size === null)) return null
  const last = told.at(-1)
  const before = last === undefined ? null : addedBy(readUtterance(last), null)
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
