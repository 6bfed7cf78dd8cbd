import { withoutDeclined } from '../../italian/sentences/declined.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'
import { correctedGuess } from '../../recognise/exceptions/corrected-jobs.ts'
import { wordsWithoutOld } from '../../recognise/exceptions/old-things.ts'
import { guessJob, guessOneJob, type JobGuess } from '../../recognise/learned/guess.ts'
import { wordsWithoutPresent } from '../../recognise/present-things.ts'
import { recogniseJobs } from '../../recognise/recognise.ts'
import { type CaseState, newJob, whichJob } from '../case.ts'
import { slugOf } from '../catalogue.ts'
import type { TurnContext } from '../context.ts'
import type { Message, NamedJob } from '../message.ts'
import {
  areOneWork,
  leastScore,
  logOdds,
  mostFurther,
  requestingWords,
  scoresOfFurther,
} from './further-jobs.ts'
import { isAgainst, laterOpinion } from './later-opinion.ts'
import { withoutMoves } from './mentions/circumstances.ts'
import { isBesideNew } from './mentions/described.ts'
import { hasFigure, isDeviceEntry, isFaultyBefore } from './mentions/entries.ts'
import { isFaultOfRenewed } from './mentions/signs.ts'
import type { Route } from './routing.ts'
import { isByRoom, isPartOf, isShowerOfNewBathroom, withoutIncluded } from './whole-job.ts'

/** Minimum probability of a job that the cues do not ask for: where they name it clearly, where not, and in a question. */
const sureOfNone = { named: 0.4, any: 0.5, question: 0.75 } as const
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
/** Minimum probability of a job that the cues also name, with its own verb. */
const sureOfNamed = 0.95
/** The weight of a mention with an object, and of one with two objects. */
const named = { object: 1.9, clear: 2.5 } as const
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
  const isAction = mine.some((one) => one.isAction && !one.isWeak && one.weight >= named.object)
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

/** Minimum probability of a job that the cues name across clauses. */
const leastShare = 0.01

const wishing = /^(?:vorrei|vorremmo|voglio|vogliamo|devo|dobbiamo)$/
const listNumber = /^[1-9]$/
/** Number of words before a verb that may wish it. */
const wishReach = 2

/**
 * Whether a message wishes a job with its own verb, or lists it: 'vorremmo levare il muro fra cucina e salotto',
 * '1 togliere la parete 2 abbassare il soffitto'.
 */
function isWished({ weight, verbsAt }: NamedJob, { saidWords }: Message): boolean {
  return (
    weight >= named.clear &&
    verbsAt.some(
      (at) =>
        listNumber.test(saidWords[at - 1]?.text ?? '') ||
        saidWords.slice(Math.max(0, at - wishReach), at).some(({ text }) => wishing.test(text)),
    )
  )
}

/** Whether a message wishes a job with another verb than these mentions have: 'vorrei cambiarlo e mettere anche il box'. */
const isOtherWish = (one: NamedJob, mine: readonly NamedJob[], message: Message): boolean =>
  one.hasOwnVerb &&
  isWished(one, message) &&
  mine.every(({ verbsAt }) => !verbsAt.some((at) => one.verbsAt.includes(at)))

/** A job that is a sign of damage: other works of the message wait for its cause. */
const causes = new Set<AnyJobKey>(['altro/cedimento'])

/** Jobs that redo a whole room or home. Customers list what is in it. */
const wholeRooms = /^(?:ristrutturazione_bagno\/completo|ristrutturazione\/completa)$/

/** Adds the jobs that other clauses of a first message ask for, and leaves out those that the cues name by mistake. */
function withFurther(
  context: Pick<TurnContext, 'catalogue' | 'slug'>,
  message: Message,
  routed: Route,
): Route {
  const whole = guessJob(
    { words: withoutDeclined(message.whole.words) },
    context.catalogue.recognisable,
    context.slug,
  )
  const [main] = routed.jobs.toSorted((a, b) => (whole?.shareOf(b.key) ?? 0) - (whole?.shareOf(a.key) ?? 0))
  if (!main || routed.jobs.some(({ key }) => causes.has(key))) return routed
  const scores = scoresOfFurther(context, message, main.key)
  const requested = recogniseJobs(
    { words: requestingWords(message) },
    context.catalogue.recognisable,
    context.slug,
  ).filter(({ objectWeight, isWeak }) => objectWeight > 0 || !isWeak)
  const isMeant = ({ key }: Route['jobs'][number]): boolean => {
    // 'e poi dare il bianco', '3 finestre e anche 3 tapparelle'
    const isEntry = message.named.some(
      (one) =>
        one.key === key &&
        ((one.also && (one.hasOwnVerb || one.weight >= named.clear)) ||
          isWished(one, message) ||
          (one.objectWeight > 0 && hasFigure(one, message))),
    )
    const isShort = message.whole.words.length < short
    const isLikely = isShort
      ? requested.some((one) => one.key === key && (one.hasOwnVerb || one.weight >= named.object))
      : (whole?.shareOf(key) ?? 0) >= leastShare
    const score = scores.get(key) ?? (isLikely ? 0 : Number.NEGATIVE_INFINITY)
    const least = isShort ? leastScore.namedInShort : leastScore.named
    return key === main.key || isEntry || isByRoom(message) || score >= least
  }
  const meant = routed.jobs.filter((job) => isMeant(job))
  // 'rifare il bagno, doccia 80x100 con box': what the main job covers is a detail, unless it has a verb of its own.
  const isCovered = (key: AnyJobKey): boolean =>
    isFaultOfRenewed(key, main.key, message) ||
    isShowerOfNewBathroom(key, main.key, message) ||
    (wholeRooms.test(main.key) &&
      !isByRoom(message) &&
      (wholeRooms.test(key) ||
        (isPartOf(context.catalogue, key, main.key) &&
          !requested.some((one) => one.key === key && one.hasOwnVerb))) &&
      !message.named.some((one) => one.key === key && one.also))
  const sorted = [...scores].toSorted(([, one], [, other]) => other - one)
  const further: AnyJobKey[] = []
  for (const [key, score] of sorted) {
    const others = [...meant.filter((job) => job !== main).map((job) => job.key), ...further]
    const isKnown =
      key === main.key ||
      isCovered(key) ||
      others.some((one) => one === key || areOneWork(context.catalogue, one, key))
    if (score >= leastScore.added && !isKnown && further.length < mostFurther) further.push(key)
  }
  const all = [...meant, ...further.map((key) => newJob(key, true))]
  const jobs = isByRoom(message) ? all : withoutIncluded(context.catalogue, all)
  return { ...routed, jobs, added: jobs.map(({ key }) => key) }
}

function withGuess(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
  byCues: Route,
): Route {
  const words = withoutDeclined(
    withoutMoves(
      wordsWithoutOld(message.named, message.saidWords) ??
        wordsWithoutPresent(message.named, message.saidWords) ??
        message.whole.words,
    ),
  )
  const guessed = guessJob({ words }, catalogue.recognisable, slug)
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
      (message.whole.words.length >= short || areParts) &&
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
  const isClear = message.named.some(({ key, weight }) => key === guess.key && weight >= named.clear)
  const sure = sureOfNone[isAsking ? 'question' : isClear ? 'named' : 'any']
  if (!first) return guess.share >= sure && !state.danger ? routeTo(guess.key) : byCues
  // 'da rasare il salotto e poi bianco': each job is an entry of its own.
  if (byCues.jobs.length > 1 && byCues.jobs.every(({ key }) => isEntry(key, message))) return byCues
  const isOther =
    byCues.jobs.length > 1
      ? (guess.share >= sureOfNone.any && message.whole.words.length >= short) ||
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
