import { ownMaterial } from '../../../engines/own-material.ts'
import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { type Thing, thingOf, thingsIn } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Fact, Facts } from '../../../slots/facts.ts'
import { type Slot, unknownFact } from '../../../slots/slot.ts'
import type { JobAtHand } from '../../agenda.ts'
import { namedIn } from '../../jobs/leaving/names.ts'
import type { Message, NamedJob } from '../../message.ts'
import { countsThingsOf } from '../hearing/own-counts.ts'
import type { Part } from '../hearing/parts.ts'

/** Returns the things that a question is about. One that names none is about the home: 'Quanti m² sono?'. */
function thingsOf(slot: Slot): ReadonlySet<Thing> {
  const named = thingsIn(`${slot.label} ${slot.question({})}`)
  return named.size > 0 ? named : new Set<Thing>(['home', 'flat'])
}

/** Returns the indices of the words between the marks around a figure. */
function clauseOf({ saidWords }: Message, { from, to }: Pick<Quantity, 'from' | 'to'>): [number, number] {
  const start = saidWords.findLastIndex(({ kind }, at) => kind === 'mark' && at < from)
  const end = saidWords.findIndex(({ kind }, at) => kind === 'mark' && at >= to)
  return [start + 1, end === -1 ? saidWords.length : end]
}

/** Returns the figure or the sides that a size was read from; null for an estimate from rooms. */
function figureOf(fact: Extract<Fact, { kind: 'number' }>, quantities: readonly Quantity[]): Quantity | null {
  return (
    quantities.find(({ article, low, high }) => !article && low === fact.low && high === fact.high) ?? null
  )
}

/** A message with its figures, and the jobs that it names. */
interface Named {
  readonly message: Message
  readonly quantities: readonly Quantity[]
  readonly others: readonly NamedJob[]
}

/** Whether a new size of a job belongs to another job that the message names. */
function isOfOther(
  job: JobAtHand,
  slot: Slot,
  fact: Fact | undefined,
  { message, quantities, others }: Named,
): boolean {
  const known = job.inHand.facts[slot.id]
  if (known?.kind !== 'number' || fact?.kind !== 'number' || typeof slot.price?.reference !== 'number')
    return false
  const figure = figureOf(fact, quantities)
  // Sides and rooms are told with the thing that was named last.
  if (!figure) return others.length > 0
  const after = others.filter(({ at }) => at < figure.to)
  const [start, end] = clauseOf(message, figure)
  const objects = new Set(others.flatMap(({ objectsAt }) => objectsAt))
  const isWithOther = others.some(({ objectsAt }) => objectsAt.some((at) => at >= start && at < end))
  const own = thingsOf(slot)
  const isOwn = message.saidWords.some(({ text }, at) => {
    const thing = at >= start && at < end && !objects.has(at) ? thingOf(text) : null
    return thing !== null && own.has(thing)
  })
  return !isOwn && !countsThingsOf(job, message.saidWords, figure) && (isWithOther || after.length > 0)
}

const withFacts = (part: Part, facts: Facts, changed: readonly Slot[]): Part => ({
  ...part,
  reading: { ...part.reading, facts, changed },
})

const isMaterial = ({ id }: Slot): boolean => id === ownMaterial

/** Removes the own material from all jobs but the only one that the message names: 'le zanzariere le ho già comprate'. */
function withoutMaterialOfOthers(
  parts: readonly Part[],
  jobs: readonly JobAtHand[],
  { said }: Message,
): Part[] {
  const own = parts.filter(({ reading }) => reading.changed.some((slot) => isMaterial(slot)))
  const named = own.length > 1 ? namedIn(jobs, readUtterance(said)) : null
  if (!named) return [...parts]
  return parts.map((part): Part => {
    const { job, reading } = part
    if (!job || job.key === named.key || !own.includes(part)) return part
    const { [ownMaterial]: _material, ...facts } = reading.facts
    return withFacts(
      part,
      facts,
      reading.changed.filter((slot) => !isMaterial(slot)),
    )
  })
}

const hasDamage = (words: Utterance['words']): boolean => words.some(({ text }) => thingOf(text) === 'damage')

/**
 * Removes from a reading the small area of a damage that another sentence of the message names: 'c’è la parete con la muffa,
 * diciamo 8 mq', of a flat of 95 m².
 */
function withoutDamageSize(part: Part, { whole, said }: Message): Part {
  const { job, reading } = part
  if (!job || !hasDamage(whole.words) || hasDamage(readUtterance(said).words)) return part
  const isSmall = (slot: Slot): boolean => {
    const [before, now] = [job.inHand.facts[slot.id], reading.facts[slot.id]]
    const isArea = before?.kind === 'number' && slot.show(before).includes('m²')
    return isArea && now?.kind === 'number' && now.high * 2 <= before.low
  }
  const small = reading.changed.filter((slot) => isSmall(slot))
  if (small.length === 0) return part
  const facts: Record<string, Fact> = { ...reading.facts }
  for (const { id } of small) facts[id] = job.inHand.facts[id] ?? unknownFact
  return withFacts(
    part,
    facts,
    reading.changed.filter((slot) => !small.includes(slot)),
  )
}

/**
 * Removes from the readings of jobs that a message does not name the sizes of those that it names: 'c’è anche la ringhiera
 * da verniciare, 6 metri' leaves a facade of 150 m² as it is. 'la facciata è 130 metri, e c’è anche la ringhiera' changes it.
 */
export function withoutSizesOfOthers(
  all: readonly Part[],
  jobs: readonly JobAtHand[],
  message: Message,
  quantities: readonly Quantity[],
): Part[] {
  const parts = withoutMaterialOfOthers(all, jobs, message).map((part) => withoutDamageSize(part, message))
  const inHand = new Set(jobs.map(({ key }) => key))
  const named = message.named.filter(
    ({ key, denied, kind, isFallback }) => inHand.has(key) && !denied && !isFallback && kind !== 'question',
  )
  if (named.length === 0) return parts
  return parts.map((part): Part => {
    const { job, reading } = part
    if (!job || named.some(({ key }) => key === job.key)) return part
    const foreign = reading.changed.filter((slot) =>
      isOfOther(job, slot, reading.facts[slot.id], { message, quantities, others: named }),
    )
    if (foreign.length === 0) return part
    const facts: Record<string, Fact> = { ...reading.facts }
    for (const { id } of foreign) {
      const before = job.inHand.facts[id]
      if (before) facts[id] = before
    }
    const changed = reading.changed.filter((slot) => !foreign.includes(slot))
    return withFacts(part, facts, changed)
  })
}
