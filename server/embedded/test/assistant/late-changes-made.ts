import { knowledge } from '../../src/assistant/answers/knowledge.ts'
import { freshCase } from '../../src/assistant/interview/case.ts'
import type { CaseState, JobInHand } from '../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../src/assistant/interview/surveyor.ts'
import type { AnyJobKey } from '../../src/assistant/jobs/job-engine.ts'
import { type Fact, type Facts, isSameFact } from '../../src/assistant/slots/facts.ts'
import { wholeCatalogue } from './engines/whole-catalogue.ts'

/** 20 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-20T09:00:00Z')

/** A message that gets to an estimate with a town, a start and no photos. */
const toEstimate =
  'tinteggiare casa 80 mq a Bologna, pareti e soffitti, lavabile, muri buoni, casa vuota, 1 colore'

/** Returns the answers that all jobs share, and those of a job with the usual value for each of its questions with a price. */
function usualFacts(key: AnyJobKey, shared: Facts): Facts {
  const facts: Record<string, Fact> = {}
  for (const slot of wholeCatalogue.job(key)?.engine.slots ?? []) {
    const { id, price } = slot
    if (!price || !slot.needed({ ...shared, ...facts })) continue
    facts[id] =
      typeof price.reference === 'number'
        ? { kind: 'number', low: price.reference, high: price.reference }
        : { kind: 'choice', option: price.reference }
  }
  return facts
}

const showNumber = ({ low, high }: Extract<Fact, { kind: 'number' }>): string =>
  low === high ? String(low) : `${low}–${high}`

function showFact(fact: Fact | undefined): string {
  if (fact?.kind === 'choice') return fact.option
  return fact?.kind === 'number' ? showNumber(fact) : 'none'
}

/** Answers that change no estimate by themselves. */
const aside = new Set(['quando', 'comune', 'foto'])

/**
 * Returns what a message changes in an estimate of these jobs, in which every question has its usual answer: 'question=value', '+job'
 * and '-job'.
 */
export function changesMadeBy(keys: readonly AnyJobKey[], content: string): string[] {
  const painting = createSurveyor(wholeCatalogue, knowledge, 'tinteggiatura')
  const base = painting.handle(freshCase, { content: toEstimate, photos: 0, now }).state
  const jobs = keys.map((key): JobInHand => {
    const facts = usualFacts(key, base.shared)
    return { key, facts, named: true, shown: { ...base.shared, ...facts }, previous: null }
  })
  const [first] = keys
  const told = [{ text: wholeCatalogue.job(first ?? 'altro/piscina')?.kind.work ?? '', jobs: keys }]
  const state: CaseState = { ...base, jobs, told, said: ['going-on'], lastFilled: null, undo: null }
  const slug = keys
    .map((key) => wholeCatalogue.job(key)?.slug)
    .find((one) => one !== null && one !== undefined)
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug ?? 'tinteggiatura')
  const after = surveyor.handle(
    { ...state, asked: { job: null, slot: 'foto' } },
    { content, photos: 0, now },
  ).state
  const changed = jobs.flatMap(({ key, facts }) => {
    const job = after.jobs.find((one) => one.key === key)
    if (!job) return [`-${key}`]
    const [before, later] = [
      { ...base.shared, ...facts },
      { ...after.shared, ...job.facts },
    ]
    return Object.keys({ ...before, ...later }).flatMap((slot) => {
      const [old, one] = [before[slot], later[slot]]
      const isSame = old === undefined ? one === undefined : one !== undefined && isSameFact(old, one)
      return isSame || aside.has(slot) ? [] : [`${slot}=${showFact(one)}`]
    })
  })
  const added = after.jobs.flatMap(({ key }) => (keys.includes(key) ? [] : [`+${key}`]))
  return [...new Set(changed), ...added]
}
