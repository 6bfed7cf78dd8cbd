import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { guessJob, guessOneJob, type JobGuess } from '../../recognise/learned/guess.ts'
import { type CaseState, newJob } from '../case.ts'
import type { TurnContext } from '../context.ts'
import type { Message } from '../message.ts'
import { hasFigure, isDeviceEntry } from './mentions/entries.ts'
import type { Route } from './routing.ts'

/** Minimum probability of a job where the cues name none. */
const sureOfNone = 0.4
/** Minimum probability of a job where the cues name several others, and of a message with one job. */
const sureOfOther = { job: 0.3, count: 0.9 } as const
/**
 * Minimum ratio of the odds of the guessed job to those of the job that the cues name, as a natural logarithm: in
 * general; more in a short message, whose cues say nearly all of it; and more if the customer chose the job ('la camera,
 * anzi solo la parete').
 */
const odds = { least: 1, short: 2, chosen: 2 } as const
/** The number of words of a short message. With fewer than the fewest words, the cues decide. */
const short = 15
const fewest = 5
/** Minimum probability where the cues name the guessed job as in good order: 'il cancello c’è già, ci vorrei il motore'. */
const sureAgainst = 0.7
/** The weight of a mention with an object, and of one with two objects or an action. */
const named = { object: 1.9, clear: 2.5 } as const
/** Minimum probability of one of several jobs, and of a message with one job, to leave out the others. */
const sureOfOne = { job: 0.9, count: 0.98 } as const
/** A mention with at least this weight is the title of a job, as a chip sends it. */
const chosen = 10

/** The logarithm of the odds of a probability. */
function logOdds(share: number): number {
  const bounded = Math.min(Math.max(share, 1e-4), 1 - 1e-4)
  return Math.log(bounded / (1 - bounded))
}

/** Whether the words speak against a guess: they deny the job, or name it as in good order. */
function isAgainst({ key, share }: JobGuess, { named: mentions }: Message, hasOther: boolean): boolean {
  const own = mentions.filter((one) => one.key === key)
  if (own.some(({ denied }) => denied)) return hasOther || share < sureAgainst
  // 'l’impianto elettrico è nuovo'
  return share < sureAgainst && own.some(({ inGoodOrder }) => inGoodOrder)
}

/** Whether a guess may replace the job that the cues name. */
function outweighs({ share, shareOf }: JobGuess, first: AnyJobKey, message: Message): boolean {
  const { length } = message.whole.words
  const mine = message.named.filter((one) => one.key === first)
  const weight = Math.max(0, ...mine.map((one) => one.weight))
  // 'la caldaia gocciola, la voglio cambiare'
  if (length < fewest || (length < short && weight >= named.clear)) return false
  const isChosen = mine.some((one) => one.only || one.instead)
  const least =
    odds.least + (length < short && weight >= named.object ? odds.short : 0) + (isChosen ? odds.chosen : 0)
  return logOdds(share) - logOdds(shareOf(first)) >= least
}

/** Whether the other jobs of a message may be details of a guessed one: none of them is an entry of a list. */
function meansOnly({ key, share }: JobGuess, message: Message): boolean {
  if (share < sureOfOne.job) return false
  return message.named.every(
    (one) => one.key === key || !(one.also || hasFigure(one, message) || isDeviceEntry(one, message)),
  )
}

/**
 * Replaces the job that the cues name in a first message by the one that similar messages asked for, if that one is
 * very probable. Cues are exact, so they miss unusual words and can take a detail for the job, or several details for
 * several jobs. Jobs of later messages are left to the cues.
 */
export function withSecondOpinion(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const isFirst = state.jobs.length === 0 && state.asked === null
  if (!isFirst || message.language !== null) return byCues
  if (message.named.some(({ weight }) => weight >= chosen)) return byCues
  const guess = guessJob(message.whole, catalogue.recognisable, slug)
  const [first] = byCues.jobs
  // Without a cue, the chat's standard job is assumed anyway, but not confirmed.
  const known = first?.key ?? catalogue.standard(slug)
  if (!guess || !catalogue.job(guess.key)) return byCues
  if (byCues.jobs.length > 1 && byCues.jobs.some(({ key }) => key === guess.key)) {
    const means =
      meansOnly(guess, message) && guessOneJob(message.whole, catalogue.recognisable) >= sureOfOne.count
    return means
      ? { ...byCues, jobs: byCues.jobs.filter(({ key }) => key === guess.key), added: [guess.key] }
      : byCues
  }
  if (guess.key === known || isAgainst(guess, message, first !== undefined)) return byCues
  if (!first) return guess.share >= sureOfNone && !state.danger ? routeTo(guess.key) : byCues
  const isOther =
    byCues.jobs.length > 1
      ? guess.share >= sureOfOther.job &&
        guessOneJob(message.whole, catalogue.recognisable) >= sureOfOther.count
      : outweighs(guess, first.key, message)
  return isOther ? routeTo(guess.key) : byCues
}

function routeTo(key: AnyJobKey): Route {
  return { jobs: [newJob(key, true)], added: [key], removed: [], replaced: false }
}
