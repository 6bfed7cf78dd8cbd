import type { Test } from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { Answers, CostLine, JobEngine, ServiceEngine } from '../../../src/assistant/jobs/job-engine.ts'
import type { Slot } from '../../../src/assistant/slots/slot.ts'

/** Answers by question; the typical value stands in for the others. */
type Given = Readonly<Record<string, number | string>>

/** What a net price lies within: from the least to the most, in euro. */
export type Band = readonly [number, number]

/** The share by which labour may be dearer or cheaper while no place is known. */
const anywhere = { low: 0.88, high: 1.12 }

/** No first range is wider than this. */
const widest = 2.5

export function settled({ slots }: JobEngine, given: Given = {}): Answers {
  const value = (id: string): number | string => {
    const slot = slots.find((one) => one.id === id)
    if (!slot?.price) throw new Error(`no question '${id}'`)
    return given[id] ?? slot.price.reference
  }
  return {
    climate: 'centre',
    number: (id) => Number(value(id)),
    choice: (id) => String(value(id)),
  }
}

/** The lines that count. */
export function linesOf(job: JobEngine, given: Given = {}): readonly CostLine[] {
  return (job.lines?.(settled(job, given)) ?? []).filter(({ quantity }) => quantity > 0)
}

/** The net price in euro where prices are average. */
export function netOf(job: JobEngine, given: Given = {}): Band {
  const sum = (end: 'min' | 'max') =>
    linesOf(job, given).reduce((all, { row, quantity, factor = 1 }) => all + row[end] * quantity * factor, 0)
  return [
    Math.round(Math.max(sum('min'), job.minimum?.min ?? 0)),
    Math.round(Math.max(sum('max'), job.minimum?.max ?? 0)),
  ]
}

const asKnown = (slot: Slot, value: number | string) =>
  typeof value === 'number'
    ? { [slot.id]: { kind: 'number', low: value, high: value } as const }
    : { [slot.id]: { kind: 'choice', option: value } as const }

/** The values that the chips of a question stand for, both ends of a range. */
function chipValues(slot: Slot): (number | string)[] {
  return slot.chips.flatMap((chip): (number | string)[] => {
    const reading = slot.read(readUtterance(chip), true)
    if (reading?.kind !== 'fact') return []
    const { fact } = reading
    if (fact.kind === 'number') return [fact.low, fact.high]
    return fact.kind === 'choice' ? [fact.option] : []
  })
}

/** The questions that a customer who says nothing is asked. */
export function askedSlots({ slots }: JobEngine): readonly Slot[] {
  return slots.filter((slot) => slot.needed({}))
}

/** Checks what holds for the jobs of every service. */
export function checkJobs(t: Test, { kinds, engines, standard }: ServiceEngine): void {
  t.ok(Object.hasOwn(kinds, standard), 'the standard job is one of them')
  for (const [id, job] of Object.entries(engines)) {
    const kind = kinds[id]
    if (!kind) throw new Error(`no job '${id}'`)
    t.equal(job.lines === null, kind.rows === null, `${id} has lines if it has rows`)
    for (const other of kind.partOf ?? []) t.ok(Object.hasOwn(kinds, other), `${id} is part of ${other}`)
    for (const text of [kind.title, kind.work, kind.permits, kind.duration, kind.visit, kind.cues]) {
      t.match(text, /\S/, id)
      t.notMatch(text, /\w'\w/, `typographic apostrophes: ${text}`)
    }
    for (const item of [...kind.included, ...kind.excluded, ...kind.factors]) {
      t.notMatch(item, /\b[a-z]{1,2}\.[a-z]|L23|\bv1\b/, `${id}: ${item}`)
    }
    t.equal(
      new Set(job.slots.map((slot) => slot.id)).size,
      job.slots.length,
      `${id}: an id names one question`,
    )
    const cues = kind.cues.split('|')
    t.ok(cues.length >= 8, `${id} has cues enough`)
    t.equal(new Set(cues).size, cues.length, `${id}: no cue twice`)
    t.ok(askedSlots(job).length <= (id === standard ? 5 : 4), `${id} asks little`)
    checkTiers(t, id, job, kind.tiers !== undefined)
    if (job.lines) checkPrice(t, id, job, kind.labourShare)
  }
}

function checkTiers(t: Test, id: string, job: JobEngine, has: boolean): void {
  t.equal(
    job.slots.some((slot) => slot.id === 'fascia'),
    has,
    `${id}: levels have their question`,
  )
  if (!has) return
  const prices = ['base', 'media', 'alta'].map((fascia) => netOf(job, { fascia })[1])
  t.same(
    prices,
    prices.toSorted((a, b) => a - b),
    `${id}: a higher level costs more`,
  )
}

const written = (job: JobEngine, given: Given): string => JSON.stringify(linesOf(job, given))

/** The typical case, and it with one other answer: some questions count only after another. */
function contextsOf({ slots }: JobEngine, slot: Slot): readonly Given[] {
  const others = slots.filter((other) => other !== slot)
  return [{}, ...others.flatMap((other) => chipValues(other).map((value) => ({ [other.id]: value })))]
}

function checkPrice(t: Test, id: string, job: JobEngine, labourShare: number): void {
  const [min, max] = netOf(job)
  const ratio =
    (max * (1 + labourShare * (anywhere.high - 1))) / (min * (1 + labourShare * (anywhere.low - 1)))
  t.ok(ratio <= widest, `${id}: the first range is ${ratio.toFixed(2)} times wide`)
  for (const slot of job.slots) {
    const values = chipValues(slot)
    t.ok(
      contextsOf(job, slot).some((given) =>
        values.some((value) => written(job, { ...given, [slot.id]: value }) !== written(job, given)),
      ),
      `${id}: the answer to ${slot.id} changes the lines`,
    )
    for (const value of values) {
      t.ok(netOf(job, { [slot.id]: value })[0] > 0, `${id}: ${slot.id} ${value} has a price`)
      for (const other of job.slots) other.needed(asKnown(slot, value))
    }
  }
}

/** Every chip with what it must be read as: a number, both ends of a range, an option, or '?' for not knowing. */
export type ChipTable = Readonly<Record<string, Readonly<Record<string, number | Band | string>>>>

/** Checks that every chip of every asked question is read as what it says, and that the table leaves none out. */
export function checkChips(t: Test, { engines }: ServiceEngine, table: ChipTable): void {
  for (const [id, { slots }] of Object.entries(engines)) {
    for (const slot of slots) {
      t.ok(slot.chips.length >= 1 && slot.chips.length <= 4, `${id}, ${slot.id}: one to four chips`)
      t.match(slot.question({}), /\?/, `${id}, ${slot.id} asks`)
      for (const chip of slot.chips) {
        const expected = table[slot.id]?.[chip] ?? (chip === 'Non lo so' ? '?' : 'missing in the table')
        const utterance = readUtterance(chip)
        const reading = slot.read(utterance, true)
        const read =
          reading === null
            ? utterance.polarity === 'unknown'
              ? '?'
              : 'nothing'
            : reading.kind === 'fact' && reading.fact.kind === 'number'
              ? reading.fact.low === reading.fact.high
                ? reading.fact.low
                : [reading.fact.low, reading.fact.high]
              : reading.kind === 'fact' && reading.fact.kind === 'choice'
                ? reading.fact.option
                : 'nothing'
        t.same(read, expected, `${id}, ${slot.id}: ${chip}`)
      }
    }
  }
}

/** Checks that the net price of every typical case lies within a band of the price book. */
export function checkBands(
  t: Test,
  { engines }: ServiceEngine,
  cases: readonly (readonly [job: string, given: Given, band: Band])[],
): void {
  for (const [id, given, [least, most]] of cases) {
    const job = engines[id]
    if (!job) throw new Error(`no job '${id}'`)
    const [min, max] = netOf(job, given)
    t.ok(min >= least && max <= most, `${id} ${JSON.stringify(given)}: ${min}–${max} within ${least}–${most}`)
  }
  const named = new Set(cases.map(([id]) => id))
  const priced = Object.keys(engines).filter((id) => engines[id]?.lines)
  t.same(
    priced.filter((id) => !named.has(id)),
    [],
    'every priced job has a case',
  )
}

/** What the questions of a job read in passing: a number, both ends of a range, or an option. */
export function heardIn({ slots }: JobEngine, message: string): Record<string, unknown> {
  const utterance = readUtterance(message)
  return Object.fromEntries(
    slots.flatMap((slot): [string, unknown][] => {
      const reading = slot.read(utterance, false)
      if (reading?.kind !== 'fact') return []
      const { fact } = reading
      if (fact.kind === 'number')
        return [[slot.id, fact.low === fact.high ? fact.low : [fact.low, fact.high]]]
      return fact.kind === 'choice' ? [[slot.id, fact.option]] : []
    }),
  )
}
