import { withoutDeclined } from '../../../italian/sentences/declined.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { correctedGuess } from '../../../recognise/exceptions/corrected-jobs.ts'
import { wordsWithoutOld } from '../../../recognise/exceptions/old-things.ts'
import { guessJob, guessOneJob, type JobGuess, withUsualJob } from '../../../recognise/learned/guess.ts'
import { wordsWithoutPresent } from '../../../recognise/present-things.ts'
import { type CaseState, newJob, whichJob } from '../../case.ts'
import { slugOf } from '../../catalogue.ts'
import type { TurnContext } from '../../context.ts'
import type { Message } from '../../message.ts'
import { withoutSituation } from '../mentions/circumstances.ts'
import { isBesideNew } from '../mentions/described.ts'
import { hasFigure, isDeviceEntry, isFaultyBefore } from '../mentions/entries.ts'
import type { Route } from '../routing.ts'
import { isByRoom, withoutIncluded } from '../whole-job.ts'
import { logOdds } from './further-jobs.ts'
import { isAgainst, laterOpinion } from './later-opinion.ts'
import { areOneWork } from './one-work.ts'
import { isOtherWish, shortMessage, weights, withFurther } from './with-further.ts'

/** Minimum probability of a job that the cues do not ask for: where they name it clearly, where not, and in a question. */
const sureOfNone = { named: 0.4, any: 0.5, question: 0.75 } as const
/** The same for the chat's standard job. */
const sureOfStandard = 0.9
/** Below this probability a guess leaves room for the chat's standard job. */
const sureOfGuess = 0.4
/** Minimum probability of a job where the cues name several others, and of a message with one job. */
const sureOfOther = { job: 0.3, count: 0.8 } as const
/**
 * Minimum ratio of the odds of the guessed job to those of the job that the cues name, as a natural logarithm: in
 * general; more in a short message, whose cues say nearly all of it; more if the cues also name the guessed job, so it may
 * be a detail; more if the customer chose the job ('la camera, anzi solo la parete'); and more if the cues name one job
 * clearly and the guessed one not at all.
 */
const odds = { least: 1, short: 2, detail: 1, chosen: 2, unnamed: 2 } as const
/** With fewer words than this the cues decide. */
const fewest = 5
/** Minimum probability of a job that the cues also name, with its own verb. */
const sureOfNamed = 0.95
/** Minimum probability of one of several jobs, and of a message with one job, to leave out the others. */
const sureOfOne = { job: 0.9, count: 0.9 } as const
/** A mention with at least this weight is the title of a job, as a chip sends it. */
const chosen = 10

/** Whether a guess may replace the job that the cues name. */
function outweighs({ key, share, shareOf }: JobGuess, first: AnyJobKey, message: Message): boolean {
  const { length } = message.whole.words
  const mine = message.named.filter((one) => one.key === first)
  const weight = Math.max(0, ...mine.map((one) => one.weight))
  // 'tutto da rifare' names no thing of its own.
  const isAction = mine.some((one) => one.isAction && !one.isWeak && one.weight >= weights.object)
  // 'cassonetti da isolare, 4 finestre': both are named, and the guess is nearly sure.
  if (share >= sureOfNamed && message.named.some((one) => one.key === key && one.hasOwnVerb)) return true
  // 'la caldaia gocciola, la voglio cambiare'
  if (length < fewest || (length < shortMessage && (isAction || weight >= weights.clear))) return false
  const isNamed = message.named.some((one) => one.key === key)
  const least =
    odds.least +
    (isAction && weight >= weights.clear && !isNamed ? odds.unnamed : 0) +
    (length < shortMessage && weight >= weights.object ? odds.short : 0) +
    (message.named.some((one) => one.key === key && !one.isWeak) ? odds.detail : 0) +
    (mine.some((one) => one.only || one.instead) ? odds.chosen : 0)
  return logOdds(share) - logOdds(shareOf(first)) >= least
}

/** Whether the other jobs of a message may be details of a guessed one: none of them is an entry of a list. */
function meansOnly({ key, share }: JobGuess, message: Message): boolean {
  if (share < sureOfOne.job || isByRoom(message)) return false
  const mine = message.named.filter((one) => one.key === key)
  return message.named.every(
    (one) =>
      one.key === key ||
      !(
        one.also ||
        hasFigure(one, message) ||
        isDeviceEntry(one, message) ||
        isOtherWish(one, mine, message) ||
        mine.some((main) => isFaultyBefore(main, one, message))
      ),
  )
}

/**
 * Replaces the job that the cues name in a first message by the one that similar messages asked for, if that one is
 * very probable. Cues are exact, so they miss unusual words and can take a detail for the job, or several details for
 * several jobs. Jobs of later messages are left to the cues.
 */
export function withSecondOpinion(
  context: Pick<TurnContext, 'catalogue' | 'slug'>,
  { state, changesJob }: { readonly state: CaseState; readonly changesJob: boolean },
  message: Message,
  byCues: Route,
): Route {
  // The answer to 'Che lavoro ti serve?' is as good as a first message.
  const isFirst = state.jobs.length === 0 && (state.asked === null || state.asked.slot === whichJob.slot)
  if (!isFirst)
    return state.jobs.length > 0 ? laterOpinion(context, { state, changesJob }, message, byCues) : byCues
  if (message.language !== null) return byCues
  if (message.named.some(({ weight }) => weight >= chosen)) return byCues
  return withFurther(context, message, withGuess(context, state, message, byCues))
}

function withGuess(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const words = withoutDeclined(
    withoutSituation(
      wordsWithoutOld(message.named, message.saidWords) ??
        wordsWithoutPresent(message.named, message.saidWords) ??
        message.whole.words,
    ),
  )
  const plain = guessJob({ words }, catalogue.recognisable, slug)
  // What customers usually want decides where neither the guess nor a cue is clear.
  const isOpen =
    plain !== null &&
    plain.share < sureOfGuess &&
    !message.named.some(({ key, denied }) => key === plain.key && !denied)
  const guessed = isOpen ? withUsualJob(plain, catalogue.standard(slug)) : plain
  const corrected = guessed && correctedGuess(guessed.key, words, slug)
  const guess = guessed && corrected && { ...guessed, key: corrected }
  const [first] = byCues.jobs
  // Without a cue, the chat's standard job is assumed anyway, but not confirmed.
  const known = first?.key ?? catalogue.standard(slug)
  if (!guess || !catalogue.job(guess.key)) return byCues
  if (byCues.jobs.length > 1 && byCues.jobs.some(({ key }) => key === guess.key)) {
    if (withoutIncluded(catalogue, byCues.jobs).every(({ key }) => key !== guess.key)) return byCues
    // In a short message the cues decide, except between the parts of one work.
    const areParts = byCues.jobs.every(
      ({ key }) => key === guess.key || areOneWork(catalogue, key, guess.key),
    )
    const means =
      (message.whole.words.length >= shortMessage || areParts) &&
      meansOnly(guess, message) &&
      guessOneJob(message.whole, catalogue.recognisable) >= sureOfOne.count
    return means ? routeTo(guess.key) : byCues
  }
  // 'le finestre sono del 75, in legno, da cambiare' contains no cue at all.
  if (!first && guess.key === known && guess.share >= sureOfStandard) return routeTo(known)
  if (guess.key === known || isAgainst(guess, message, first !== undefined)) return byCues
  // 'via la vasca, doccia con piatto e box': the guess is what comes with the named work.
  const both = first ? withoutIncluded(catalogue, [first, newJob(guess.key, true)]) : []
  if (first && both.every(({ key }) => key !== guess.key)) return byCues
  if (
    first &&
    guess.share < sureOfNamed &&
    isBesideNew(guess.key, first.key, message) &&
    !areOneWork(catalogue, first.key, guess.key)
  )
    return byCues
  // 'quanto dura la garanzia?' names no job.
  const isAsking = message.sentences.every(({ kind }) => kind === 'question')
  const isClear = message.named.some(({ key, weight }) => key === guess.key && weight >= weights.clear)
  const sure = sureOfNone[isAsking ? 'question' : isClear ? 'named' : 'any']
  if (!first) return guess.share >= sure && !state.danger ? routeTo(guess.key) : byCues
  // 'da rasare il salotto e poi bianco': each job is an entry of its own.
  if (byCues.jobs.length > 1 && byCues.jobs.every(({ key }) => isEntry(key, message))) return byCues
  const isOther =
    byCues.jobs.length > 1
      ? (guess.share >= sureOfNone.any && message.whole.words.length >= shortMessage) ||
        (guess.share >= sureOfOther.job &&
          guessOneJob(message.whole, catalogue.recognisable) >= sureOfOther.count)
      : outweighs(guess, first.key, message)
  if (!isOther) return byCues
  // 'fotovoltaico con batteria, e una colonnina': a device of another service is no detail. 'Il cancello è arrugginito … e
  // dare anche il bianco in cucina': nor is an entry of its own.
  const beside = byCues.jobs.filter((job) =>
    byCues.jobs.length > 1
      ? isOtherDevice(job.key, guess.key, message)
      : isEntryAfter(job.key, guess.key, message) && !areOneWork(catalogue, job.key, guess.key),
  )
  return routeTo(guess.key, ...beside.map(({ key }) => key))
}

/** Whether a message adds a job with a verb of its own. */
const isEntry = (key: AnyJobKey, { named: all }: Message): boolean =>
  all.some((one) => one.key === key && one.also && one.hasOwnVerb && one.isAction)

/** Whether a message adds a job to another one that it names before: 'verniciare il cancello, e dare anche il bianco'. */
const isEntryAfter = (key: AnyJobKey, before: AnyJobKey, message: Message): boolean =>
  isEntry(key, message) &&
  message.named.some(
    (main) => main.key === before && message.named.some((one) => one.key === key && one.at > main.at),
  )

/** Whether a message orders a device of another service beside a job. */
function isOtherDevice(key: AnyJobKey, main: AnyJobKey, message: Message): boolean {
  return (
    slugOf(key) !== slugOf(main) &&
    message.named.some((one) => one.key === key && isDeviceEntry(one, message))
  )
}

function routeTo(...keys: AnyJobKey[]): Route {
  return { jobs: keys.map((key) => newJob(key, true)), added: keys, removed: [], replaced: false }
}
