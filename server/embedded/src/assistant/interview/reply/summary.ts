import type { BriefRow, ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import { replyLimits } from '@mestieri/shared/chat/reply-checks.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import { interviewSteps } from '@mestieri/shared/services/interview.ts'

import { readUtterance } from '../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { Slot } from '../../slots/slot.ts'
import { type JobAtHand, jobsAtHand, type Question, sharedSlots } from '../agenda.ts'
import { type CaseState, factsOf } from '../case.ts'
import { type Catalogue, isPriced } from '../catalogue.ts'
import { measured } from '../facts/sums.ts'
import { otherFigures } from './other-figures.ts'
import { toldWords } from './told-words.ts'

/** Returns the number of answered questions of a case, the total, and the state of each stage. */
export function progressOf(catalogue: Catalogue, state: CaseState, next: Question | null): ReplyProgress {
  const ofJobs = jobsAtHand(catalogue, state)
    .filter((job) => isPriced(job))
    .flatMap(({ engine, inHand }) => {
      const facts = factsOf(state, inHand)
      return engine.slots
        .filter((slot) => slot.needed(facts))
        .map((slot) => ({ step: slot.step, isDone: facts[slot.id] !== undefined }))
    })
  const ofCase = sharedSlots(catalogue, state).map((slot) => ({
    step: slot.step,
    isDone: state.shared[slot.id] !== undefined,
  }))
  const all = [...ofJobs, ...ofCase]
  return {
    done: all.filter(({ isDone }) => isDone).length,
    total: all.length,
    steps: interviewSteps.flatMap((label) => {
      const ofStep = all.filter(({ step }) => step === label)
      if (ofStep.length === 0) return []
      const isDone = ofStep.every((one) => one.isDone)
      return [{ label, state: isDone ? 'fatto' : next?.slot.step === label ? 'ora' : 'da fare' } as const]
    }),
  }
}

function rowOf(slot: Slot, facts: CaseState['shared'], prefix: string): BriefRow[] {
  const fact = facts[slot.id]
  // A quiet answer that changes what another one means belongs there: 100 m² 'in pianta' are no roof of 100 m².
  if (slot.isDependent && !slot.needed(facts)) return []
  const isPlain = slot.quiet && (fact?.kind !== 'choice' || fact.option === slot.price?.reference)
  if (isPlain || slot.label === 'Lavoro' || (fact === undefined && !slot.needed(facts))) return []
  const value = fact ? (fact.kind === 'unknown' ? 'da definire' : slot.show(fact)) : null
  return [{ label: `${prefix}${slot.label}`, value }]
}

/** Returns a statement as a line of the description, without invisible characters. */
function cut(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return line.length <= replyLimits.line ? line : `${line.slice(0, replyLimits.line - 1).trimEnd()}…`
}

/** Returns as many entries as one line of the description holds. */
function fitting(entries: readonly string[]): string {
  let line = ''
  for (const entry of entries) {
    const longer = line === '' ? entry : `${line}, ${entry}`
    if (longer.length <= replyLimits.line) line = longer
  }
  return cut(line)
}

const counted = /^(?:[\d.,]+|\p{L}+) (?<noun>\p{L}{4,})$/u
/** Nouns of several figures of a job: '4 metri' of height beside '12 metri' of length. */
const manifold = /^(?:metr|ann)$/

/** Returns the noun of a counted thing without its ending, so that 'bagno' and 'bagni' are alike. */
const nounOf = (text: string): string | undefined => counted.exec(text)?.groups?.['noun']?.slice(0, -1)

/** Whether an answer gives another number of the same noun: '50 litri', now '80 litri'; 'due bagni', now '1 bagno'. */
function isReplaced(figure: string, held: readonly string[]): boolean {
  const noun = nounOf(figure)
  if (noun === undefined || manifold.test(noun)) return false
  return held.some((value) => value !== figure && nounOf(value) === noun)
}

/** Whether a statement gives a number. */
const states = (text: string, value: number): boolean =>
  readUtterance(text).quantities.some(({ low, article }) => low === value && !article)

/**
 * Whether a figure is a count that the customer has corrected since: a question of the job has another answer now, whose number
 * was first stated after this figure. An example is '9 persiane', and later 'sono 7'.
 */
function isOldCount(figure: string, { engine, inHand }: JobAtHand, statements: readonly string[]): boolean {
  const said = readUtterance(figure)
  const [old, ...more] = said.quantities
  if (!old || more.length + said.sides.length > 0) return false
  const last = statements.findLastIndex((text) => states(text, old.low))
  return engine.slots.some((slot) => {
    const known = inHand.facts[slot.id]
    if (known?.kind !== 'number' || typeof slot.price?.reference !== 'number') return false
    if (measured.test(slot.show(known))) return false
    const found = slot.read(said, false)
    if (found?.kind !== 'fact' || isSameFact(found.fact, known)) return false
    const first = statements.findIndex((text) => states(text, known.low))
    return last !== -1 && first > last
  })
}

/**
 * Whether a word is an option that the customer has replaced since: 'finestre in pvc', then 'meglio in alluminio'. A material
 * that only describes the old windows is not replaced: 'sono in legno', then 'in pvc'.
 */
function isOldOption(word: string, { engine, inHand }: JobAtHand, statements: readonly string[]): boolean {
  const said = readUtterance(word)
  return engine.slots.some((slot) => {
    const known = inHand.facts[slot.id]
    const found = known?.kind === 'choice' ? slot.read(said, false) : null
    if (known === undefined || found?.kind !== 'fact' || isSameFact(found.fact, known)) return false
    const tells = (text: string, fact: Fact): boolean => {
      const read = slot.read(readUtterance(text), false)
      return read?.kind === 'fact' && isSameFact(read.fact, fact)
    }
    const last = statements.findLastIndex((text) => text.toLowerCase().includes(word))
    const isOption = last !== -1 && tells(statements[last] ?? '', found.fact)
    return isOption && statements.findIndex((text) => tells(text, known)) > last
  })
}

/** The services whose devices have a power in kW. */
const powered: ReadonlySet<ServiceSlug> = new Set(['caldaia', 'impianti', 'impianto_fotovoltaico'])

/** Minimum number of words of a statement that describes a job. */
const shortRequest = 4

/** Returns the job description: the known facts line by line, with the customer's own words at the end. */
export function briefOf(catalogue: Catalogue, state: CaseState): BriefRow[] {
  const jobs = jobsAtHand(catalogue, state)
  const rows = jobs.flatMap((job, index) => {
    const facts = factsOf(state, job.inHand)
    const prefix = jobs.length > 1 ? `${index + 1}. ` : ''
    const answers = job.engine.slots.flatMap((slot) => rowOf(slot, facts, prefix))
    const title: BriefRow = { label: `${prefix}Lavoro`, value: job.kind.title }
    return [title].concat(answers)
  })
  const shared = sharedSlots(catalogue, state).flatMap((slot) => rowOf(slot, state.shared, ''))
  const described = state.told.filter(({ text }) => text.split(/\s+/).length >= shortRequest)
  // Statements about a dropped job do not describe a job in hand.
  const isInHand = (key: string): boolean => state.jobs.some((job) => job.key === key)
  const request = described.find((one) => one.jobs.some((key) => isInHand(key))) ?? described[0]
  const own = request ? [{ label: 'Richiesta', value: cut(request.typed ?? request.text) }] : []
  const facts = [...state.jobs.flatMap((job) => Object.values(job.facts)), ...Object.values(state.shared)]
  const held = [...rows, ...shared].map(({ value }) => value ?? '')
  const statements = state.told.map(({ text }) => text)
  const figures = otherFigures(
    statements,
    facts,
    jobs.some(({ slug }) => slug === null || powered.has(slug)),
  )
    .filter((figure) => !isReplaced(figure, held))
    .filter((figure) => jobs.every((job) => !isOldCount(figure, job, statements)))
  const words = toldWords(statements, held.concat(figures)).filter((word) =>
    jobs.every((job) => !isOldOption(word, job, statements)),
  )
  const further = fitting([...figures, ...words])
  const others = further === '' ? [] : [{ label: 'Altri dati', value: further }]
  const notes = (state.notes ?? []).map((text): BriefRow => ({ label: 'Note', value: cut(text) }))
  const all = [...rows, ...shared, ...others, ...notes, ...own]
  if (all.length <= replyLimits.rows) return all
  return all.filter(({ value }) => value !== null).slice(0, replyLimits.rows)
}
