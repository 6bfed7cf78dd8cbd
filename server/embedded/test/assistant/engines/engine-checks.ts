import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { JobEngine, ServiceEngine } from '../../../src/assistant/jobs/job-engine.ts'
import type { Fact, Facts } from '../../../src/assistant/slots/facts.ts'
import type { Slot } from '../../../src/assistant/slots/slot.ts'
import { jobsIn } from './job-sentences.ts'
import { factsOf, linesOf, netOf } from './pricing.ts'

type Range = readonly [min: number, max: number]

/** What a test knows about a service: the numbers without VAT, where prices are average. */
export interface ServiceExpectations {
  readonly engine: ServiceEngine
  /** What customers say in the service's chat, and the job they mean. */
  readonly sentences: readonly (readonly [said: string, job: string])[]
  /** What each quick answer says, by question: the fact as it is said back. */
  readonly chips: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Within which range the price of a job lies of which nothing is known. */
  readonly typical: Readonly<Record<string, Range>>
  /** Within which range the price of a job lies of which something was said. */
  readonly cases: readonly (readonly [
    job: string,
    said: string,
    answers: Readonly<Record<string, string>>,
    range: Range,
  ])[]
  /** What is read in a message that answers no question: each slot with the fact as it is said back. */
  readonly facts: readonly (readonly [
    job: string,
    said: string,
    facts: Readonly<Record<string, string | null>>,
  ])[]
}

function jobOf({ engines }: ServiceEngine, id: string): JobEngine {
  const job = engines[id]
  if (!job) throw new RangeError(`no job '${id}'`)
  return job
}

function answerOf(slot: Slot, chip: string): Fact | null {
  const utterance = readUtterance(chip)
  const reading = slot.read(utterance, true)
  if (reading?.kind === 'fact') return reading.fact
  return utterance.polarity === 'unknown' ? { kind: 'unknown' } : null
}

function everySlot({ engines }: ServiceEngine): readonly (readonly [string, JobEngine, Slot])[] {
  return Object.entries(engines).flatMap(([id, job]) => job.slots.map((slot) => [id, job, slot] as const))
}

/** Facts that make a question needed: another answer calls for it. */
function factsThatNeed(job: JobEngine, slot: Slot): Facts | null {
  if (slot.needed({})) return {}
  for (const other of job.slots) {
    for (const chip of other.chips) {
      const fact = answerOf(other, chip)
      if (fact && fact.kind !== 'unknown' && slot.needed({ [other.id]: fact })) return { [other.id]: fact }
    }
  }
  return null
}

function isWithin({ min, max }: { min: number; max: number }, [least, most]: Range): boolean {
  return min >= least * 0.98 && max <= most * 1.02
}

/** Tests that hold for the jobs of every service. */
export function checkService(expected: ServiceExpectations): void {
  const { engine } = expected

  t.test(`${engine.slug}: customers' sentences name the job they mean`, async (t) => {
    t.ok(expected.sentences.length >= 25)
    for (const [said, job] of expected.sentences) t.same(jobsIn(engine, said), [job ?? engine.standard], said)
  })

  t.test(`${engine.slug}: every quick answer is read as what it says`, async (t) => {
    for (const [id, , slot] of everySlot(engine)) {
      t.ok(slot.chips.length <= 4, `${id}, ${slot.id}`)
      const meanings = slot.chips.map((chip) => JSON.stringify(answerOf(slot, chip)))
      t.equal(new Set(meanings).size, meanings.length, `${id}, ${slot.id}: ${meanings.join(' ')}`)
      for (const chip of slot.chips) {
        t.ok(chip.length <= 40, chip)
        const fact = answerOf(slot, chip)
        const shown = fact === null ? null : fact.kind === 'unknown' ? 'non lo so' : slot.show(fact)
        const wanted = chip === 'Non lo so' ? 'non lo so' : expected.chips[slot.id]?.[chip]
        t.equal(shown, wanted, `${id}, ${slot.id}: ${chip}`)
      }
    }
  })

  t.test(`${engine.slug}: every question explains itself and has a typical value`, async (t) => {
    for (const [id, job, slot] of everySlot(engine)) {
      const name = `${id}, ${slot.id}`
      for (const text of [slot.question({}), slot.example, slot.help, slot.label]) {
        t.match(text, /\S/, name)
        t.notMatch(text, /\w'\w/, `typographic apostrophes: ${text}`)
      }
      t.match(slot.question({}), /\?/, name)
      t.not(slot.price, null, `${name} moves the price`)
      t.equal(job.slots.filter((one) => one.id === slot.id).length, 1, `${name} is one question`)
    }
  })

  t.test(
    `${engine.slug}: the standard job asks at most five questions, the others at most three`,
    async (t) => {
      for (const [id, job] of Object.entries(engine.engines)) {
        const asked = job.slots.filter((slot) => slot.needed({})).length
        t.ok(asked >= 1 && asked <= (id === engine.standard ? 5 : 4), `${id} asks ${asked}`)
      }
    },
  )

  t.test(`${engine.slug}: another answer to any question changes the lines`, async (t) => {
    for (const [id, job, slot] of everySlot(engine)) {
      const facts = factsThatNeed(job, slot) ?? {}
      const priced = slot.chips
        .map((chip) => answerOf(slot, chip))
        .filter((fact) => fact !== null && fact.kind !== 'unknown')
        .map((fact) => JSON.stringify(linesOf(job, { ...facts, [slot.id]: fact })))
      t.equal(new Set(priced).size, priced.length, `${id}, ${slot.id}`)
    }
  })

  t.test(`${engine.slug}: the typical case of each job lies within the price book`, async (t) => {
    t.same(Object.keys(expected.typical).toSorted(), Object.keys(engine.kinds).toSorted())
    for (const [id, range] of Object.entries(expected.typical)) {
      const net = netOf(jobOf(engine, id), {})
      t.ok(isWithin(net, range), `${id}: ${net.min}–${net.max} in ${range.join('–')}`)
      t.ok(net.max <= net.min * 2.5, `${id} is at most 2.5 times wide: ${net.min}–${net.max}`)
    }
  })

  t.test(`${engine.slug}: cases with answers lie within the price book`, async (t) => {
    for (const [id, said, answers, range] of expected.cases) {
      const job = jobOf(engine, id)
      const net = netOf(job, factsOf(job, said, answers))
      t.ok(
        isWithin(net, range),
        `${said} ${JSON.stringify(answers)}: ${net.min}–${net.max} in ${range.join('–')}`,
      )
    }
  })

  t.test(`${engine.slug}: a message's facts are read`, async (t) => {
    for (const [id, said, wanted] of expected.facts) {
      const job = jobOf(engine, id)
      const facts = factsOf(job, said)
      for (const [slotId, words] of Object.entries(wanted)) {
        const slot = job.slots.find((one) => one.id === slotId)
        const fact = facts[slotId]
        t.equal(fact === undefined ? null : slot?.show(fact), words, `${said}: ${slotId}`)
      }
    }
  })

  t.test(`${engine.slug}: what a customer reads about a job is complete and Italian`, async (t) => {
    for (const [id, kind] of Object.entries(engine.kinds)) {
      const { included, excluded, factors, duration, permits, visit, title, work } = kind
      for (const text of [title, work, duration, permits, visit, ...included, ...excluded, ...factors]) {
        t.match(text, /\S/, id)
        t.notMatch(text, /\w'\w|L23|\b[a-z]\.[a-z]|\bG\d|\bA\d\d/, `${id}: ${text}`)
        t.ok(text.length <= 140, `${id}: ${text}`)
      }
      t.ok(included.length >= 2 && excluded.length >= 1 && factors.length >= 1, id)
      t.ok(kind.cues.split('|').length >= 10, `${id} has ten cues`)
      for (const other of [...(kind.partOf ?? []), kind.replacement ?? id])
        t.ok(Object.hasOwn(engine.kinds, other), `${id}: ${other}`)
      for (const row of Object.values(kind.rows ?? {}))
        t.ok(row.min > 0 && row.min <= row.max, `${id}: ${row.label}`)
    }
  })
}
