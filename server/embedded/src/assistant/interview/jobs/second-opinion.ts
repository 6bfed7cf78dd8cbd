import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { correctedGuess } from '../../recognise/exceptions/corrected-jobs.ts'
import { wordsWithoutOld } from '../../recognise/exceptions/old-things.ts'
import { guessJob, guessOneJob, type JobGuess } from '../../recognise/learned/guess.ts'
import { recogniseJobs } from '../../recognise/recognise.ts'
import { type CaseState, newJob } from '../case.ts'
import { slugOf } from '../catalogue.ts'
import type { TurnContext } from '../context.ts'
import type { Message } from '../message.ts'
import { withoutMoves } from './mentions/circumstances.ts'
import { hasFigure, isDeviceEntry, isFaultyBefore } from './mentions/entries.ts'
import type { Route } from './routing.ts'

/** Minimum probability of a job where the cues name none. */
const sureOfNone = 0.5
/** The same for the chat's standard job. */
const sureOfStandard = 0.9
/** Minimum probability of a job where the cues name several others, and of a message with one job. */
const sureOfOther = { job: 0.3, count: 0.8 } as const
/**
 * Minimum ratio of the odds of the guessed job to those of the job that the cues name, as a natural logarithm: in
 * general; more in a short message, whose cues say nearly all of it; more if the cues also name the guessed job, so it may
 * be a detail; more if the customer chose the job ('la camera, anzi solo la parete'); and more if the cues name one job
 * clearly and the guessed one not at all.
 */
const odds = { least: 1, short: 2, detail: 1, chosen: 2, unnamed: 2 } as const
/** The number of words of a short message. With fewer than the fewest words, the cues decide. */
const short = 15
const fewest = 5
/** Minimum probability where the cues name the guessed job as in good order: 'il cancello c’è già, ci vorrei il motore'. */
const sureAgainst = 0.7
/** Minimum probability of a job that the cues also name, with its own verb. */
const sureOfNamed = 0.95
/** The weight of a mention with an object, and of one with two objects. */
const named = { object: 1.9, clear: 2.5 } as const
/** Minimum probability of one of several jobs, and of a message with one job, to leave out the others. */
const sureOfOne = { job: 0.9, count: 0.9 } as const
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
function outweighs({ key, share, shareOf }: JobGuess, first: AnyJobKey, message: Message): boolean {
  const { length } = message.whole.words
  const mine = message.named.filter((one) => one.key === first)
  const weight = Math.max(0, ...mine.map((one) => one.weight))
  const isAction = mine.some((one) => one.isAction && one.weight >= named.object)
  // 'cassonetti da isolare, 4 finestre': both are named, and the guess is nearly sure.
  if (share >= sureOfNamed && message.named.some((one) => one.key === key && one.hasOwnVerb)) return true
  // 'la caldaia gocciola, la voglio cambiare'
  if (length < fewest || (length < short && (isAction || weight >= named.clear))) return false
  const isNamed = message.named.some((one) => one.key === key)
  const least =
    odds.least +
    (isAction && weight >= named.clear && !isNamed ? odds.unnamed : 0) +
    (length < short && weight >= named.object ? odds.short : 0) +
    (message.named.some((one) => one.key === key && !one.isWeak) ? odds.detail : 0) +
    (mine.some((one) => one.only || one.instead) ? odds.chosen : 0)
  return logOdds(share) - logOdds(shareOf(first)) >= least
}

/** Whether the other jobs of a message may be details of a guessed one: none of them is an entry of a list. */
function meansOnly({ key, share }: JobGuess, message: Message): boolean {
  if (share < sureOfOne.job) return false
  const mine = message.named.filter((one) => one.key === key)
  return message.named.every(
    (one) =>
      one.key === key ||
      !(
        one.also ||
        hasFigure(one, message) ||
        isDeviceEntry(one, message) ||
        mine.some((main) => isFaultyBefore(main, one, message))
      ),
  )
}

/** Words that begin another clause: 'laminato in due camere e cinque porte', 'già che ci siete'. */
const opening = new Set('e ed poi piu gia anche inoltre oltre'.split(' '))

function clausesOf(words: readonly Word[]): Word[][] {
  const found: Word[][] = [[]]
  for (const word of words) {
    if (word.kind === 'mark' || (opening.has(word.text) && !word.accented)) found.push([])
    else found.at(-1)?.push(word)
  }
  return found.filter(({ length }) => length > 1)
}

/** Whether a clause only says how a thing is, or how old: 'la facciata davanti è di pietra', 'caldaia di 6 anni'. */
function isDescription(words: readonly Word[]): boolean {
  const isState = words.some(({ text, accented }) => text === 'sono' || (text === 'e' && accented))
  const isAge = words.some(({ text }) => /^ann[io]$/.test(text))
  return isAge || (isState && words.every(({ text }) => text !== 'da'))
}

/**
 * The weights of what speaks for a second job: the odds that its clause asks for it, the weight of its object, and
 * against it the odds that the message asks for one job. Fitted to messages with one and with two jobs (decision 0030).
 */
const ofSecond = { clause: 0.25, object: 0.8, oneJob: -0.55, least: 2.05 } as const

/** Returns a job that another clause of a message with one job asks for; null if there is none. */
function secondJob(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  message: Message,
  first: AnyJobKey,
): AnyJobKey | null {
  const services = catalogue.recognisable
  const ofOne = ofSecond.oneJob * logOdds(guessOneJob(message.whole, services))
  const isOut = (key: AnyJobKey): boolean =>
    message.named.some((one) => one.key === key && (one.denied || one.inGoodOrder))
  const ofFirst = new Set(
    message.named
      .filter(({ key }) => key === first)
      .flatMap((one) => one.objectsAt.map((at) => message.saidWords[at]?.text)),
  )
  // 'la doccia al posto della vasca, sanitari nuovi': the shower belongs to the bathroom.
  const isInFirst = (places: readonly number[], words: readonly Word[]): boolean =>
    places.length > 1 && places.every((at) => ofFirst.has(words[at]?.text))
  let best: { readonly key: AnyJobKey; readonly score: number } | null = null
  for (const words of clausesOf(message.saidWords)) {
    const mentions = recogniseJobs({ words }, services, slug)
    if (mentions.some(({ denied, inGoodOrder }) => denied || inGoodOrder) || isDescription(words)) continue
    const guess = guessJob({ words }, services, slug)
    for (const { key, objectWeight, objectsAt } of mentions) {
      if (key === first || isOut(key) || !catalogue.job(key) || isInFirst(objectsAt, words)) continue
      const share = guess?.key === key ? guess.share : 0
      const score = ofOne + ofSecond.clause * logOdds(share) + ofSecond.object * objectWeight
      if (score >= ofSecond.least && score > (best?.score ?? 0)) best = { key, score }
    }
  }
  return best?.key ?? null
}

/**
 * Replaces the job that the cues name in a first message by the one that similar messages asked for, if that one is
 * very probable. Cues are exact, so they miss unusual words and can take a detail for the job, or several details for
 * several jobs. Jobs of later messages are left to the cues.
 */
export function withSecondOpinion(
  context: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const isFirst = state.jobs.length === 0 && state.asked === null
  if (!isFirst || message.language !== null) return byCues
  if (message.named.some(({ weight }) => weight >= chosen)) return byCues
  const routed = withGuess(context, state, message, byCues)
  const [only] = routed.jobs
  const second = only && routed.jobs.length === 1 ? secondJob(context, message, only.key) : null
  if (second === null) return routed
  return { ...routed, jobs: [...routed.jobs, newJob(second, true)], added: [...routed.added, second] }
}

function withGuess(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const words = withoutMoves(wordsWithoutOld(message.named, message.saidWords) ?? message.whole.words)
  const guessed = guessJob({ words }, catalogue.recognisable, slug)
  const corrected = guessed && correctedGuess(guessed.key, words, slug)
  const guess = guessed && corrected && { ...guessed, key: corrected }
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
  // 'le finestre sono del 75, in legno, da cambiare' contains no cue at all.
  if (!first && guess.key === known && guess.share >= sureOfStandard) return routeTo(known)
  if (guess.key === known || isAgainst(guess, message, first !== undefined)) return byCues
  if (!first) return guess.share >= sureOfNone && !state.danger ? routeTo(guess.key) : byCues
  const isOther =
    byCues.jobs.length > 1
      ? guess.share >= sureOfOther.job &&
        guessOneJob(message.whole, catalogue.recognisable) >= sureOfOther.count
      : outweighs(guess, first.key, message)
  if (!isOther) return byCues
  // 'fotovoltaico con batteria, e una colonnina': a device of another service is no detail.
  const beside =
    byCues.jobs.length > 1 ? byCues.jobs.filter((job) => isOtherDevice(job.key, guess.key, message)) : []
  return routeTo(guess.key, ...beside.map(({ key }) => key))
}

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
