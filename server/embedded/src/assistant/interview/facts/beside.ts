import { thingOf } from '../../italian/things.ts'
import { readUtterance } from '../../italian/utterance.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import type { Fact, Facts } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import type { JobAtHand } from '../agenda.ts'
import type { Message } from '../message.ts'
import { type FactReading, readFacts, type ReadingOptions } from './fact-reading.ts'

const placing = /^(?:in|nel|nell|nella|nello|nei|nelle|del|della|dello|dei|delle|al|alla|per|di|il|la|lo|l)$/
/** Maximum number of words of a place: 'nella camera da letto'. */
const placeWords = 4

/** Returns the index after the room of a thing: 'prese in cucina'. */
function afterRoom(words: Message['saidWords'], at: number): number {
  for (let end = at; end < at + placeWords; end += 1) {
    const text = words[end]?.text ?? ''
    const thing = thingOf(text)
    if (end > at && (thing === 'room' || thing === 'bathroom')) return end + 1
    if (!placing.test(text)) return at
  }
  return at
}

/** The indices of the words that name other jobs in hand, and of the rooms of these jobs. */
interface Others {
  readonly names: ReadonlySet<number>
  readonly rooms: ReadonlySet<number>
}

function othersOf({ saidWords, named }: Message, key: AnyJobKey, inHand: ReadonlySet<AnyJobKey>): Others {
  const own = new Set(named.filter((one) => one.key === key).flatMap(({ objectsAt }) => objectsAt))
  const names = new Set<number>()
  const rooms = new Set<number>()
  for (const one of named) {
    if (one.key === key || one.kind === 'question' || !inHand.has(one.key)) continue
    for (const at of one.objectsAt.filter((place) => !own.has(place))) {
      names.add(at)
      const end = afterRoom(saidWords, at + 1)
      for (let room = at + 1; room < end; room += 1) rooms.add(room)
    }
  }
  return { names, rooms }
}

const isNumber = ({ price }: Slot): boolean => typeof price?.reference === 'number'

/**
 * Reads for one of several jobs the part of a message outside its own words. The mention of another job
 * chooses no option here ('mettere la carta da parati' does not mean that paper is removed), and its room is
 * not counted: '3 prese in cucina' adds no air conditioner for the kitchen. Its noun is kept for numbers,
 * because it says what they measure.
 */
export function readBeside(
  message: Message,
  { key, engine: { slots } }: JobAtHand,
  inHand: ReadonlySet<AnyJobKey>,
  { before, ...options }: ReadingOptions & { readonly before: Facts },
): FactReading {
  const { names, rooms } = othersOf(message, key, inHand)
  if (names.size === 0) return readFacts(message.said, slots, before, options)
  const without = (left: ReadonlySet<number>): string =>
    message.saidWords.flatMap(({ text }, at) => (left.has(at) ? [] : [text])).join(' ')
  const numbers = readFacts(
    without(rooms),
    slots.filter((slot) => isNumber(slot)),
    before,
    options,
  )
  const choices = readFacts(
    without(names.union(rooms)),
    slots.filter((slot) => !isNumber(slot)),
    numbers.facts,
    options,
  )
  return {
    facts: choices.facts,
    changed: slots.filter((slot) => numbers.changed.includes(slot) || choices.changed.includes(slot)),
    askBack: numbers.askBack ?? choices.askBack,
    unknown: numbers.unknown || choices.unknown,
    repeated: numbers.repeated || choices.repeated,
  }
}

/** Words and marks at which the part of a message about an added job begins. */
const joint = /^(?:[,;.:!?]|e|ed|poi|anche|pure|inoltre|piu|oltre)$/

/**
 * Returns the words of a message before those about the jobs that it adds: the other jobs read only them. 'La caldaia da 30, e
 * pure la carta del corridoio, sono 30 mq' changes no size of the mould.
 */
export function wordsBefore({ named, saidWords }: Message, added: readonly AnyJobKey[]): string {
  const starts = named.flatMap(({ key, kind, at }) =>
    added.includes(key) && kind !== 'question' ? [at] : [],
  )
  const first = starts.length === 0 ? 0 : Math.min(...starts)
  const words = saidWords.slice(0, first)
  const end = words.findLastIndex(({ text, accented }) => joint.test(text) && !accented)
  return words
    .slice(0, end + 1)
    .map(({ text }) => text)
    .join(' ')
}

/**
 * Takes a counted thing as the answer to a question, even if it is the mention of a job that is not in hand: 'un
 * bagno' in 'ristrutturare un appartamento, un bagno'.
 */
export function withCounted(job: JobAtHand, reading: FactReading, { named, segments }: Message): FactReading {
  const facts: Record<string, Fact> = { ...reading.facts }
  const changed = [...reading.changed]
  for (const { key, denied } of named) {
    const segment = segments.get(key)
    if (denied || key === job.key || segment === undefined) continue
    const utterance = readUtterance(segment)
    if (utterance.quantities[0]?.from !== 0 || utterance.quantities[0].unit === null) continue
    for (const slot of job.engine.slots) {
      const isOpen = facts[slot.id] === undefined && slot.needed(facts)
      const found = isOpen ? slot.read(utterance, true) : null
      if (found?.kind !== 'fact' || found.fact.kind !== 'number') continue
      facts[slot.id] = found.fact
      changed.push(slot)
      break
    }
  }
  return { ...reading, facts, changed }
}
