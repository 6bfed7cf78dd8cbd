import { declinedClauses } from '../../../italian/sentences/declined.ts'
import { thingOf } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { type Fact, type Facts, isSameFact } from '../../../slots/facts.ts'
import type { Slot, SlotReading } from '../../../slots/slot.ts'
import { measured } from '../sums.ts'
import { leavesOut } from '../unnamed/one-of-them.ts'
import { nounsOf } from '../variants/counted-noun.ts'

/** Matches words for some of several things: 'quelle dei balconi', 'su una', 'solo due'. */
const these = /^quell[aeio]$/
const ofPlace = /^(?:del|della|dell|dello|dei|degli|delle|in|al|alla|nel|nella|sul|sulla|sulle|sui)$/
const limiting = /^(?:sol[oaei]|soltanto|solamente|su|in|per)$/
/** Matches things in which customers look up a number. */
const source = /^(?:fot|planimetri|disegn|pagin|rivist|fogli)/
/** Matches words that mean all things. */
const all = /^(?:tutt[aeio]|ognuna|ognuno|entramb[ei])$/
/** Maximum number of words of a message about some of the things. */
const mostWords = 14

/** Returns the largest count of things that the facts of a job hold; 0 without one. */
function countIn(facts: Facts, slots: readonly Slot[]): number {
  const counts = slots.flatMap((slot) => {
    const fact = facts[slot.id]
    const isCount = typeof slot.price?.reference === 'number' && fact?.kind === 'number'
    return isCount && !measured.test(slot.show(fact)) ? [fact.high] : []
  })
  return Math.max(0, ...counts)
}

/** Matches what is said of the other things: 'le altre no', 'il resto come ora'. */
const others =
  /^(?:no|invece|normal[ei]|manual[ei]|come|cosi|restano|resta|rest[io]no|lasciamol[ei]|lasciatel[ei])$/
/** Whether a message leaves the other things as they are: 'due in camera elettriche, le altre no'. */
const leavesOthers = (words: Utterance['words']): boolean =>
  words.some(
    ({ text }, at) =>
      /^(?:altr[ei]|resto)$/.test(text) &&
      others.test(words[at + 1]?.text ?? '') &&
      words[at - 1]?.text !== 'tutte',
  )

/**
 * Whether a message is about some of the things of a job, so that its option does not hold for all: 'quelle dei balconi
 * fatele col motore', 'solo due col motore', 'su una è rotta la maniglia'.
 */
export function isOfSome({ words, quantities }: Utterance, facts: Facts, slots: readonly Slot[]): boolean {
  const many = countIn(facts, slots)
  if (many < 2 || words.length > mostWords || words.some(({ text }) => all.test(text))) return false
  const isNamed = words.some(
    ({ text }, at) => these.test(text) && ofPlace.test(words[at + 1]?.text ?? '') && at < 3,
  )
  // 'quelle' of the only kind of things: 'quelle vecchie sono in legno' has no place.
  if (isNamed || leavesOthers(words)) return true
  return quantities.some(({ unit, low, high, ordinal, from, to }) => {
    if (unit !== null || ordinal || low !== high || high >= many) return false
    const [before, next] = [words[from - 1]?.text ?? '', words[to]?.text ?? '']
    // 'le ho ricontate su una vecchia foto'
    if (words.slice(to, to + 2).some(({ text }) => source.test(text))) return false
    return limiting.test(before) && !/^(?:mano|mani|ant[ae]|volt[ae]|lato|lati|giorn\p{L}+)$/u.test(next)
  })
}

/** Whether a message wishes something for one wall of the rooms that are painted: 'una parete la vorrei verde'. */
export function isOfOneWall({ words }: Utterance, facts: Facts, slots: readonly Slot[]): boolean {
  const isRoom = slots.some(({ id }) => id === 'superfici') && facts['superficie'] !== undefined
  return (
    isRoom &&
    words.length <= mostWords &&
    !words.some(({ text }) => /^(?:sol[oaei]|soltanto|solamente|tutt[aeio]|pareti|muri)$/.test(text)) &&
    words.some(
      ({ text }, at) => text === 'parete' && /^(?:una|la|quella|sulla|su|a)$/.test(words[at - 1]?.text ?? ''),
    )
  )
}

/** Questions whose option holds for all rooms of a home. */
const ofAllRooms: ReadonlySet<string> = new Set(['superfici', 'finitura', 'materialePavimento'])
/** Minimum size in m² of a home, of which a room is a part. */
const leastHome = 30
const inRoom = /^(?:in|nel|nella|nello|del|della|dello|d)$/
const roomName = /^(?:room|bathroom|storage)$/

/** Whether a message wishes something for one room of a home: 'togliamo il soffitto del bagno', 'meglio la lavabile in cucina'. */
export function isOfOneRoom({ words }: Utterance, facts: Facts, { id }: Slot): boolean {
  const size = facts['superficie']
  if (!ofAllRooms.has(id) || size?.kind !== 'number' || size.low < leastHome) return false
  if (words.length > mostWords || words.some(({ text }) => all.test(text))) return false
  return words.some(
    ({ text }, at) => roomName.test(thingOf(text) ?? '') && inRoom.test(words[at - 1]?.text ?? ''),
  )
}

/** Whether a message chooses an option for some of the things only. */
export function isChoiceForSome(
  slot: Slot,
  utterance: Utterance,
  facts: Facts,
  slots: readonly Slot[],
): boolean {
  if (typeof slot.price?.reference !== 'string') return false
  const isPart =
    isOfSome(utterance, facts, slots) ||
    isOfOneWall(utterance, facts, slots) ||
    isOfOneRoom(utterance, facts, slot)
  if (!isPart) return false
  return slot.read(utterance, true)?.kind === 'fact'
}

/** Maximum number of words of a message that refuses a thing. */
const mostRefusing = 14

/** Whether a reading only counts the thing that a message refuses: 'il cancello no, lo fa mio cognato'. */
export function isRefusedOne(reading: SlotReading, utterance: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || reading.fact.high !== 1) return false
  const isShort = utterance.words.length <= mostRefusing
  return isShort && utterance.quantities.every(({ article }) => article) && leavesOut(utterance)
}

/** Matches words that add an option to the one before: 'su una è rotta anche la maniglia'. */
const further = /^(?:anche|pure)$/
const instead = /^(?:invece|anzi|meglio|non|no|solo|sola)$/
/** Minimum number of letters of the noun of an option. */
const shortestNoun = 4
/** Maximum number of words of a message that adds an option. */
const mostAdding = 12

/**
 * Returns the option that a message with 'anche' chooses beside a known one: the option for both if there is one, otherwise
 * the known one. 'Anche' never takes away what was asked for.
 */
export function besideKnown(
  slot: Slot,
  reading: SlotReading,
  known: Fact,
  { words, raw }: Utterance,
): SlotReading {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'choice' || known.kind !== 'choice') return reading
  const isAdding =
    words.length <= mostAdding &&
    !raw.includes('?') &&
    words.some(({ text }) => further.test(text)) &&
    words.every(({ text }) => !instead.test(text))
  if (!isAdding || slot.price === null || isSameFact(reading.fact, known)) return reading
  // 'anche il motore' is an extra of the usual case 'a mano', and takes its place.
  const { reference, span = [] } = slot.price
  const isExtra = known.option === reference && span.indexOf(reading.fact.option) > span.indexOf(known.option)
  if (isExtra || words.some(({ text }) => all.test(text))) return reading
  // 'solo le pareti' and 'anche il soffitto' are both.
  const shown = slot.show(known).replace(/^sol[oaei] /, '')
  // 'pareti e soffitti' holds the walls already.
  const held = slot.show(reading.fact)
  if (shown.split(' ').every((word) => word.length < shortestNoun || held.includes(word))) return reading
  const both = slot.read(readUtterance(`${shown} e ${raw}`), false)
  const isBoth =
    both?.kind === 'fact' && !isSameFact(both.fact, known) && !isSameFact(both.fact, reading.fact)
  return isBoth ? both : { kind: 'fact', fact: known }
}

/** The beginnings of ordinals, in order. */
const ordinals = ['prim', 'second', 'terz', 'quart', 'quint'] as const
/** Minimum number of letters that the forms of a noun share: 'bagno', 'bagnetto'. */
const leastNoun = 4

/**
 * Returns the count that is left when a message gives up one of several counted things: 'il secondo bagno no', 'un bagno
 * lo lasciamo com’è'. Null if it gives up none of them.
 */
export function countLeft(slot: Slot, known: Fact | undefined, { words }: Utterance): Fact | null {
  if (known?.kind !== 'number' || known.low !== known.high) return null
  if (typeof slot.price?.reference !== 'number' || measured.test(slot.show(known))) return null
  const [one] = nounsOf(slot)
  const stem = one.slice(0, Math.max(leastNoun, one.length - 2))
  for (const { from, to } of declinedClauses(words)) {
    const at = words.findIndex(({ text }, place) => place >= from && place < to && text.startsWith(stem))
    const before = words[at - 1]?.text ?? ''
    const nth = ordinals.findIndex((start) => before.startsWith(start))
    const left = nth > 0 ? Math.min(known.low, nth) : /^un[ao]?$/.test(before) ? known.low - 1 : 0
    if (at !== -1 && left > 0) return { kind: 'number', low: left, high: left }
  }
  return null
}
