import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { guessJob, guessOneJob, type JobGuess } from '../../recognise/learned/guess.ts'
import { type CaseState, newJob } from '../case.ts'
import type { TurnContext } from '../context.ts'
import type { Message } from '../message.ts'
import { isCountedEntry, isDeviceEntry } from './mentions/entries.ts'
import type { Route } from './routing.ts'

/** Minimum probability of a job where the cues name none. */
const sure = 0.5
/** The same where the cues name another job. */
const surer = 0.65
/** The same where the cues name the guessed job as in good order: 'il cancello c’è già, ci vorrei il motore'. */
const sureAgainst = 0.7
/** The same in a short message, or where the customer chose the other job: 'la camera, anzi solo la parete'. */
const surest = 0.92
/** The number of words of a short message: its cues say nearly all of it. */
const short = 14
/** The weight of a mention that is surely meant. */
const clear = 1.9
/** Minimum probability of one of several jobs, and of a message with one job, to leave out the others. */
const sureOfOne = { job: 0.8, count: 0.9 } as const
/** A mention with at least this weight is the title of a job, as a chip sends it. */
const chosen = 10

/** Whether a guess may replace the job that the cues name. */
function outweighs({ key, share }: JobGuess, first: AnyJobKey, { named, whole }: Message): boolean {
  // 'l’impianto elettrico è nuovo', 'non voglio cambiare le finestre'
  const theirs = named.filter((one) => one.key === key && !one.isWeak)
  if (theirs.some(({ denied, inGoodOrder }) => denied || (inGoodOrder && share < sureAgainst))) return false
  const mine = named.filter((one) => one.key === first)
  const isChosen = mine.some((one) => one.only || one.instead)
  const isShort = whole.words.length < short
  // 'la caldaia gocciola, la voglio cambiare'
  if (isShort && mine.some(({ isAction, weight }) => isAction && weight >= clear)) return false
  return share >= (isChosen || isShort ? surest : surer)
}

/** Whether the other jobs of a message may be details of a guessed one: none of them is an entry of a list. */
function meansOnly({ key, share }: JobGuess, message: Message): boolean {
  if (share < sureOfOne.job) return false
  return message.named.every(
    (one) => one.key === key || !(one.also || isCountedEntry(one, message) || isDeviceEntry(one, message)),
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
  if (guess.key === known) return byCues
  if (first ? !outweighs(guess, first.key, message) : guess.share < sure) return byCues
  return { jobs: [newJob(guess.key, true)], added: [guess.key], removed: [], replaced: false }
}
