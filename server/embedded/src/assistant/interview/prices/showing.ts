import { taxRelief, taxReliefHolds } from '@mestieri/shared/catalogue/tax-relief.ts'
import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'

import { estimateJob } from '../../estimate/estimate.ts'
import type { JobKey } from '../../jobs/job-engine.ts'
import type { JobEstimate } from '../../jobs/job-estimate.ts'
import { type Facts, isSameFact, placeOfFacts } from '../../slots/facts.ts'
import { compareEstimates, estimateCard, estimateParagraphs } from '../../wording/estimate-reply.ts'
import { lowerFirst } from '../../wording/figures.ts'
import { handOverSentence } from '../../wording/jobs.ts'
import { professionalsSentence } from '../../wording/places.ts'
import { jobsAtHand, type JobAtHand, laterQuestions } from '../agenda.ts'
import { type CaseState, factsOf } from '../case.ts'
import { once } from '../case.ts'
import { isPriced, type KnownJob } from '../catalogue.ts'
import type { Turn, TurnContext } from '../context.ts'
import { say, whereLink } from '../reply/say.ts'

/** The invitation to change an answer after the estimate. */
const goingOn = 'Se cambia qualcosa scrivimelo, per esempio «e se fossero 100 m²?»: rifaccio i conti.'

/** Returns the estimate of a job with its current facts; null if the job cannot be priced. */
export function estimateOf(state: CaseState, job: JobAtHand): JobEstimate | null {
  return isPriced(job) ? estimateWith(job, factsOf(state, job.inHand)) : null
}

/** Returns the estimate of a job with the facts before the last change. */
export function previousEstimateOf(job: JobAtHand): JobEstimate | null {
  const { previous } = job.inHand
  return previous && isPriced(job) ? estimateWith(job, previous) : null
}

function estimateWith(
  { key, kind, engine }: KnownJob & { readonly key: JobKey },
  facts: Facts,
): JobEstimate | null {
  return estimateJob(key, kind, engine, facts, placeOfFacts(facts))
}

/** Returns the estimate that was last shown, if a fact has changed since then; otherwise null. */
function shownEstimateOf(state: CaseState, job: JobAtHand): JobEstimate | null {
  const { shown } = job.inHand
  if (shown === null || isSameFacts(shown, factsOf(state, job.inHand)) || !isPriced(job)) return null
  return estimateWith(job, shown)
}

/** Returns a sentence about a job, with the title of the job first if there are several. */
function nameIn(jobs: readonly JobAtHand[], title: string, words: string): string {
  return jobs.length > 1 ? `${title}: ${lowerFirst(words)}` : words
}

/** Returns the texts that hand over a job to a professional. Each job gets its text only once. */
export function handOvers(
  context: TurnContext,
  state: CaseState,
): { readonly words: string[]; readonly state: CaseState } {
  let after = state
  const words: string[] = []
  for (const job of jobsAtHand(context.catalogue, state)) {
    if (estimateOf(state, job) !== null) continue
    const told = once(after, `visit:${job.key}`, handOverSentence(job))
    after = told.state
    words.push(...told.words)
  }
  if (words.length === 0) return { words, state: after }
  const kept = once(
    after,
    'kept',
    'Quello che mi hai scritto resta nella scheda, pronto da mandare al professionista.',
  )
  return { words: [...words, ...kept.words], state: kept.state }
}

function isSameFacts(a: Facts | null, b: Facts): boolean {
  if (a === null) return false
  const ids = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...ids].every((id) => {
    const fact = b[id]
    return fact === undefined ? a[id] === undefined : isSameFact(a[id], fact)
  })
}

/** Returns the case with the facts with which its estimates were shown. */
function withShown(state: CaseState, shown: ReadonlySet<string>): CaseState {
  const jobs = state.jobs.map((inHand) => {
    if (!shown.has(inHand.key)) return inHand
    const facts = factsOf(state, inHand)
    return isSameFacts(inHand.shown, facts) ? inHand : { ...inHand, shown: facts, previous: inHand.shown }
  })
  return { ...state, jobs, phase: 'estimated' }
}

/** Shows the estimates, one card per job, and then asks for photos or the start date. */
export function conclude(
  context: TurnContext,
  given: CaseState,
  lead: readonly string[],
  undo: string | null,
): Turn {
  const { catalogue, now } = context
  const place = placeOfFacts(given.shared)
  const jobs = jobsAtHand(catalogue, given)
  const shown = new Set<string>()
  const compared: string[] = []
  const cards = jobs.flatMap((job): ReplyEstimate[] => {
    const estimate = estimateOf(given, job)
    if (!estimate) return []
    shown.add(job.key)
    const last = shownEstimateOf(given, job)
    if (last) compared.push(nameIn(jobs, job.kind.title, compareEstimates(last, estimate)))
    const note = taxReliefHolds(now) ? taxRelief.words[job.kind.relief] : ''
    return [estimateCard(estimate, factsOf(given, job.inHand), place, note)]
  })
  const over = handOvers(context, withShown(given, shown))
  const inWords = cards.length > 0 ? estimateParagraphs(cards) : []
  const [first] = jobs
  const relief =
    first && cards.length > 0 && taxReliefHolds(now)
      ? once(over.state, `relief:${first.kind.relief}`, taxRelief.words[first.kind.relief])
      : { words: [], state: over.state }
  const where = first?.profession
    ? once(relief.state, `where:${first.profession}`, professionalsSentence(first.profession, place))
    : { words: [], state: relief.state }
  const more = cards.length > 0 ? once(where.state, 'going-on', goingOn) : { words: [], state: where.state }
  const [next = null] = laterQuestions(catalogue, more.state)
  const state: CaseState = {
    ...more.state,
    misses: 0,
    phase: 'estimated',
    asked: next && { job: next.job, slot: next.slot.id },
  }
  const closing = [...where.words, ...more.words].join(' ')
  const before = [...lead, ...compared, ...over.words]
  return say(context, {
    paragraphs: [
      ...before,
      ...inWords,
      ...relief.words,
      ...(closing === '' ? [] : [closing]),
      ...(next ? [next.slot.question(state.shared)] : []),
    ],
    // The cards also show the tax relief.
    ...(cards.length > 0 ? { inWords: [before.length, inWords.length + relief.words.length] as const } : {}),
    cards,
    question: next,
    state,
    link: cards.length === 0 || next === null ? whereLink(context, state) : null,
    undo,
  })
}
