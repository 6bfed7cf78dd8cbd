import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import { questionOf } from '../agenda.ts'
import { type CaseState, factsOf, newJob, sharedIds } from '../case.ts'
import type { Catalogue } from '../catalogue.ts'
import { mostJobs, type Route } from '../jobs/routing.ts'
import { followed } from './followed.ts'
import type { Change, Hearing } from './hearing/parts.ts'

/** A job that is added without a rule that read it. */
export interface HeardJob {
  readonly key: AnyJobKey
  /** The job in hand that it replaces; null if it is added. */
  readonly replaces: AnyJobKey | null
}

/** An answer that no rule read. */
export interface HeardAnswer {
  /** Null for a question that all jobs share. */
  readonly job: AnyJobKey | null
  readonly slot: string
  readonly fact: Fact
}

/**
 * The jobs and answers that other sources than the rules found in a message: the model, a learned classifier, or a quick
 * answer. If the rules have read the same question or job, their reading has priority.
 */
export interface Heard {
  readonly jobs: readonly HeardJob[]
  readonly answers: readonly HeardAnswer[]
  /** The jobs in hand that the customer chose to drop. */
  readonly dropped?: readonly AnyJobKey[]
}

export const nothingHeard: Heard = { jobs: [], answers: [] }

/** Returns the jobs in hand after a message, with those that the model recognised in it. */
export function withHeardJobs(
  catalogue: Catalogue,
  before: CaseState['jobs'],
  routed: Route,
  heard: Heard,
): Route {
  const { dropped = [] } = heard
  let jobs = dropped.length > 0 ? routed.jobs.filter(({ key }) => !dropped.includes(key)) : routed.jobs
  for (const { key, replaces } of heard.jobs) {
    if (catalogue.job(key) === null || jobs.some((job) => job.key === key)) continue
    // A named job replaces a job that was only assumed.
    const stay = jobs.filter((job) => job.named && job.key !== replaces)
    if (stay.length < mostJobs) jobs = [...stay, newJob(key, true)]
  }
  if (jobs === routed.jobs) return routed
  const added = jobs.filter(({ key }) => !before.some((one) => one.key === key)).map(({ key }) => key)
  const removed = before.filter(({ key }) => !jobs.some((one) => one.key === key))
  return { jobs, added, removed, replaced: added.length > 0 && removed.some(({ named }) => named) }
}

/** Returns a case with one more fact. */
function withFact(state: CaseState, { job, slot, fact }: HeardAnswer): CaseState {
  if (job === null) return { ...state, shared: { ...state.shared, [slot]: fact } }
  return {
    ...state,
    jobs: state.jobs.map((one) =>
      one.key === job ? { ...one, facts: { ...one.facts, [slot]: fact } } : one,
    ),
  }
}

/** Adds to a hearing the answers that the model recognised, for questions that no rule has read. */
export function withHeardAnswers(
  catalogue: Catalogue,
  hearing: Hearing,
  heard: Heard,
  asked: CaseState['asked'],
): Hearing {
  let { state } = hearing
  const changes: Change[] = []
  const calculated: Change[] = []
  for (const answer of heard.answers) {
    const { slot: id, fact } = answer
    const job = sharedIds.has(id) ? null : answer.job
    const question = questionOf(catalogue, state, { job, slot: id })
    const isSaid = hearing.changes.some((change) => change.job === job && change.slot.id === id)
    if (!question || isSaid) continue
    const inHand = state.jobs.find(({ key }) => key === job)
    const before = (inHand ? factsOf(state, inHand) : state.shared)[id] ?? null
    if (before && isSameFact(before, fact)) continue
    state = withFact(state, { job, slot: id, fact })
    changes.push({ job, slot: question.slot, before, fact })
    const known = job === null ? null : catalogue.job(job)
    const mine = state.jobs.find(({ key }) => key === job)
    if (!known || !mine) continue
    const after = followed(known.engine.slots, mine.facts)
    for (const slot of after.changed) {
      const [old, now] = [mine.facts[slot.id] ?? null, after.facts[slot.id]]
      if (!now) continue
      state = withFact(state, { job, slot: slot.id, fact: now })
      calculated.push({ job, slot, before: old, fact: now })
    }
  }
  const last = changes.at(-1)
  if (!last) return hearing
  const isAnswered = changes.some(({ job, slot }) => job === asked?.job && slot.id === asked.slot)
  const { askBack } = hearing
  const isSettled = changes.some(({ job, slot }) => askBack?.job === job && askBack.slot.id === slot.id)
  return {
    ...hearing,
    state: { ...state, lastFilled: { job: last.job, slot: last.slot.id } },
    changes: [...hearing.changes, ...changes, ...calculated],
    askBack: isSettled ? null : askBack,
    unknown: hearing.unknown && !isAnswered,
    answered: hearing.answered || isAnswered,
  }
}
