import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import { type Fact, type Facts, isSameFact } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import type { FactReading } from '../fact-reading.ts'
import { measured } from '../sums.ts'
import { nounsOf } from './counted-noun.ts'

/** The slot that measures or counts the things of a job, with its known value. */
export interface MainSize {
  readonly slot: Slot
  readonly known: Extract<Fact, { kind: 'number' }>
  /** Whether it counts things, as opposed to square metres or kW. */
  readonly isCount: boolean
  /** The first letters of the counted noun: 'finestr'. Empty for a measure. */
  readonly stem: string
}

/** Matches sizes by which one thing is named: 'quella da 24', of a boiler; 'da 80', of a heater. */
export const namesOneThing = /kwh?$|litri$/i

/** From this number on, metres of a surface are square metres. */
const leastSurface = 10

/** Whether a figure may measure a surface. */
export const isSurface = ({ unit, low }: Quantity): boolean =>
  unit === 'area' || ((unit === 'metre' || unit === null) && low >= leastSurface)

/** Maximum factor between a known area and fewer metres than that which still measure it. */
const mostChange = 2

/** Whether a figure may measure a surface again: 'in tutto 9 metri', of a known area of 6 m². */
export const isSurfaceAgain = (figure: Quantity, { low, high }: Extract<Fact, { kind: 'number' }>): boolean =>
  isSurface(figure) ||
  (figure.unit === 'metre' && figure.low * mostChange >= low && figure.high <= high * mostChange)

/** Returns the main size of a job; null if it is not known yet. */
export function mainSize({ engine, inHand }: JobAtHand): MainSize | null {
  const all = engine.slots.filter((one) => typeof one.price?.reference === 'number')
  const counted = all.find(({ id, things }) => {
    const known = inHand.facts[id]
    return things === 'main' && known?.kind === 'number' && known.high > 1
  })
  // The power of a plant is never asked, but known.
  const slot =
    counted ??
    all.find((one) => one.needed(inHand.facts)) ??
    all.find(({ id }) => inHand.facts[id]?.kind === 'number')
  return slot ? sizeOf(slot, inHand.facts) : null
}

function sizeOf(slot: Slot, facts: Facts): MainSize | null {
  const known = facts[slot.id]
  if (known?.kind !== 'number' || known.high === 0) return null
  const shown = slot.show(known)
  const isCount = !measured.test(shown)
  const noun = isCount ? (shown.split(' ').at(1) ?? '') : ''
  return { slot, known, isCount, stem: noun.slice(0, -1) }
}

/** Returns all known sizes and counts of a job, the main one first. */
export function knownSizes(job: JobAtHand): MainSize[] {
  const main = mainSize(job)
  const others = job.engine.slots.flatMap((slot) => {
    const isNumber = typeof slot.price?.reference === 'number' && slot !== main?.slot
    return (isNumber ? sizeOf(slot, job.inHand.facts) : null) ?? []
  })
  return main ? [main, ...others] : others
}

/** Returns the reading in which only this size has a new value; null for a value that the slot does not take. */
export function withMain(
  { inHand }: Pick<JobAtHand, 'inHand'>,
  { slot, known }: Pick<MainSize, 'slot' | 'known'>,
  { low, high }: { readonly low: number; readonly high: number },
): FactReading | null {
  const fact: Fact = { kind: 'number', low, high }
  const isTaken = [low, high].every((value) => {
    const one: Fact = { kind: 'number', low: value, high: value }
    // A bare number may count balconies where the slot measures their edges.
    return [String(value).replace('.', ','), slot.show(one)].some((text) => {
      const found = slot.read(readUtterance(text), true)
      return found?.kind === 'fact' && isSameFact(found.fact, one)
    })
  })
  if (!isTaken || isSameFact(fact, known)) return null
  return {
    facts: { ...inHand.facts, [slot.id]: fact },
    changed: [slot],
    askBack: null,
    unknown: false,
    repeated: false,
  }
}

const small = new Set(
  `e ma o poi pure anche solo sola soli sole sulu soltanto solamente per adesso ora mo subito intanto invece quanto
  che come al alla alle allo sul sulla in nel nella nello nell dal dalla da di del della dello dell nuovo nuova nuovi
  nuove uguale uguali identico identica piu meno oggi quest dentro fuori sopra sotto vicino tipo magari almeno cambia
  diventa viene verrebbe costa circa tondi tondo giusti precisi scarsi abbondanti fatti fatte totali anziche rispetto
  se verrei spendo senza con va dai eh ok de allora insomma mi me
  contando considerando calcolando includendo compreso compresa compresi comprese`.split(/\s+/),
)

/** Whether no noun follows a number: its clause ends, or goes on with a small word. */
export function isAlone({ words }: Utterance, to: number): boolean {
  const next = words[to]
  return next === undefined || next.kind === 'mark' || small.has(next.text)
}

/** Whether the word after a number is no noun of another thing: 'se ne cambio tre per ora', 'tre finestre'. */
export function countsOwn(utterance: Utterance, to: number, { stem }: MainSize): boolean {
  const next = utterance.words[to]?.text ?? ''
  return isAlone(utterance, to) || (stem.length > 2 && next.startsWith(stem))
}

/** Minimum number of letters of a noun that names the things of another count. */
const leastNoun = 4

/** Whether a message names the things of another count of the job, to which 'ne' then refers: 'le valvole, ne metto 5'. */
export function namesOtherThings({ engine }: JobAtHand, slot: Slot, { words }: Utterance): boolean {
  const nouns = engine.slots.flatMap((one) =>
    one === slot || typeof one.price?.reference !== 'number' ? [] : nounsOf(one),
  )
  return nouns.some((noun) => noun.length > leastNoun && words.some(({ text }) => text === noun))
}
