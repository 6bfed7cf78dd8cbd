import { readUtterance } from '../../../italian/utterance.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { type JobAtHand, jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { Heard, HeardAnswer } from '../../facts/heard.ts'
import { isOneScale } from '../../facts/sums.ts'
import { countsOwn, isSurface, mainSize, withMain } from '../../facts/variants/main-count.ts'
import { jobsWithKeptThing } from '../../jobs/giving-up.ts'
import { namedIn } from '../../jobs/leaving/names.ts'
import { clausesOf, keepsWork } from '../../jobs/mentions/put-off.ts'
import { supplantedBy, surelyAdded } from '../../jobs/opinions/later-opinion.ts'
import type { Message } from '../../message.ts'
import { actsOfClauses, guessActs, surestActs } from '../acts.ts'
import { namesTheme } from '../only.ts'

/** Minimum probabilities of an act of a message, of an act of one clause, and of a new size. */
const sure = { act: 0.6, clause: 0.5, size: 0.7 } as const

/** Returns the job that a message adds: the one that similar first messages ask for. */
function addedJob(context: TurnContext, state: CaseState, message: Message, adds: number): Heard | null {
  const guess = surelyAdded(context, state, message, adds)
  if (guess === null) return null
  const [old] = supplantedBy(context.catalogue, state, guess.key, message)
  return { jobs: [{ key: guess.key, replaces: old?.key ?? null }], answers: [] }
}

/**
 * Returns the jobs whose names stand in the clauses that drop something, without those of which a thing is kept; null for
 * none, and for all of them.
 */
function droppedJobs(
  jobs: readonly JobAtHand[],
  kept: readonly AnyJobKey[],
  { text }: Message,
): Heard | null {
  const dropped = actsOfClauses(text)
    .filter(({ acts }) => acts.drop >= sure.clause)
    .flatMap(({ clause }) => namedIn(jobs, readUtterance(clause)) ?? [])
    .flatMap(({ key }) => (kept.includes(key) ? [] : [key]))
  return dropped.length === 0 || dropped.length >= jobs.length ? null : { jobs: [], answers: [], dropped }
}

/** Matches words by which a figure is that of a part, or is more or less than before. */
const ofPart =
  /(?<!\p{L})(?:altr[oaie]|in (?:più|meno)|solo per|di cui|ogn(?:i|uno|una)|ciascun[oa]|l[’']un[oa]|euro|anni|mesi|giorni|settimane|ore|mattin[oa]|pomeriggio|sera|piano|cm|mm)(?!\p{L})|€|%/iu

/** Returns the new main size of the only job that the only figure of a message may measure. */
function newSize(jobs: readonly JobAtHand[], { whole, text }: Message): Heard | null {
  const [figure, ...more] = whole.quantities.filter(({ article, ordinal }) => !article && !ordinal)
  if (!figure || more.length + whole.denied.length + whole.sides.length > 0 || ofPart.test(text)) return null
  const [only, ...others] = jobs.flatMap((job): HeardAnswer[] => {
    const main = mainSize(job)
    if (!main || !isOneScale(figure, main.known)) return []
    const isMeasured = figure.unit === 'area' || (figure.unit === 'metre' && isSurface(figure))
    // 'quello a due ante' measures nothing.
    const isOwn = main.isCount
      ? figure.unit === null && countsOwn(whole, figure.to, main)
      : (figure.unit === null && figure.nouns.length === 0) ||
        (isMeasured && main.slot.show(main.known).endsWith('m²'))
    const fact = isOwn ? withMain(job, main, figure)?.facts[main.slot.id] : undefined
    return fact ? [{ job: job.key, slot: main.slot.id, fact }] : []
  })
  return only && others.length === 0 ? { jobs: [], answers: [only] } : null
}

/**
 * Returns what a message adds, drops or measures anew that surely does so, although no rule read it; null if that stays
 * unknown. Call it only for messages after the figure of which nothing was read.
 */
export function lateChanges(context: TurnContext, state: CaseState, message: Message): Heard | null {
  if (message.acts === null || state.asked?.job) return null
  // 'e una grata alla finestra del bagno. ci sono detrazioni?': only the statement changes something.
  const isMixed =
    new Set(message.sentences.map(({ kind }) => kind === 'statement')).size > 1 && !namesTheme(message)
  const whole = isMixed ? guessActs(message.said) : message.acts
  const acts = surestActs(isMixed ? message.said : message.text, whole)
  const jobs = jobsAtHand(context.catalogue, state)
  if (acts.add >= sure.act) return addedJob(context, state, message, acts.add)
  if (acts.drop >= sure.act) {
    // 'gli scuri fammeli solo dietro. la pittura resta com’è' takes a part away.
    const isWorkKept = message.sentences.some(({ utterance }) => clausesOf(utterance).some(keepsWork))
    if (isWorkKept) return null
    const kept = jobsWithKeptThing(context.catalogue, state, message)
    return jobs.length > 1 ? droppedJobs(jobs, kept, message) : null
  }
  return acts.change >= sure.size ? newSize(jobs, message) : null
}
