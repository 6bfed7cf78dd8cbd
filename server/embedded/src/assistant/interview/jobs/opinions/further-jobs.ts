import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { withoutDeclined } from '../../../italian/sentences/declined.ts'
import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { correctedGuess } from '../../../recognise/exceptions/corrected-jobs.ts'
import { isAboutShowerTiles } from '../../../recognise/exceptions/parts/shower-tiles.ts'
import { guessJob, guessOneJob, type JobGuess } from '../../../recognise/learned/guess.ts'
import { wordsWithoutPresent } from '../../../recognise/present-things.ts'
import { type JobMention, recogniseJobs } from '../../../recognise/recognise.ts'
import type { JobInHand } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Message } from '../../message.ts'
import { isCounted } from '../../prices/counted-once.ts'
import { isCircumstance, isTrade } from '../mentions/circumstances.ts'
import {
  type Clause,
  clausesOf,
  countsWorks,
  isThere,
  isUnderWay,
  withWord,
} from '../mentions/further-clauses.ts'
import { asksAt } from '../requested.ts'
import { areAlternatives } from '../ways/alternatives.ts'
import { areOneWork } from './one-work.ts'

/** The logarithm of the odds of a probability. */
export function logOdds(share: number): number {
  const bounded = Math.min(Math.max(share, 1e-4), 1 - 1e-4)
  return Math.log(bounded / (1 - bounded))
}

/**
 * The weights of a logistic regression: how much each feature speaks for a further job. They were fitted to messages
 * with one and with several jobs (decision 0030).
 */
const weights = {
  /** The intercept. */
  none: -3.23,
  /** Log odds of the job, by the classifier, in the whole message. */
  whole: 0.88,
  /** Log odds of the first job in the whole message. */
  first: 0.76,
  /** Log odds that the message asks for one job only. */
  oneJob: -0.61,
  /** The message counts its works: 'due cose'. */
  counted: 1.34,
  /** Log odds of the first job in the clause. */
  firstInClause: -0.36,
  /** The job is the most probable one of the clause. */
  likeliest: 1.52,
  /** The weight of the object that the clause names. */
  object: 0.39,
  /** The weight of the cue. */
  cue: 0.2,
  /** The job has its own verb in the clause. */
  ownVerb: 0.5,
  /** A word adds the clause: 'poi', 'intanto'. */
  added: 0.42,
  /** The clause begins with 'già che ci siamo'. */
  whileHere: 1.8,
  /** A verb of the clause asks for work. */
  asking: 0.81,
  /** Both jobs belong to one work: see {@link areOneWork}. */
  oneWork: -2.17,
} as const
/** Bound of the odds that the message asks for one job: their classifier is too sure. */
const mostOfOne = 3
/** Minimum score of a further job, of one that the cues name too, and of the latter in a short message. */
export const leastScore = { added: -0.5, named: -2.7, namedInShort: -15 } as const
/** The cue of a mention counts up to this weight. */
const mostCue = 4
/** The number of jobs that may be added to those that the cues name. */
export const mostFurther = 2
/** Minimum probability of a job that no cue of its clause names, and minimum number of longer words of the clause. */
const unnamed = { share: 0.5, words: 3, letters: 4 } as const
/** The same for a job that the whole message makes probable: in the message and in the clause. */
const likely = { whole: 0.03, clause: 0.3 } as const

/** Jobs whose clause alone cannot tell that its thing is only described. */
const describedOnly =
  /^(?:impianto_fotovoltaico\/impianto|caldaia\/sostituzione|ristrutturazione_bagno\/completo|tinteggiatura\/rasatura|serramenti\/persiane)$/

/** Whether jobs in hand hold a job already: as itself, as one work with it, or as one of their options. */
export function isHeld(catalogue: Catalogue, key: AnyJobKey, jobs: readonly JobInHand[]): boolean {
  return isCounted(key, jobs) || jobs.some((job) => job.key === key || areOneWork(catalogue, job.key, key))
}

/** Words that begin a question about a detail of the work. */
const asksDetail = /^(?:quant[oaie]|quando|come|perche|cosa|cos|qual[ei]?|chi)$/

/** Returns the words of a message without its questions about details: 'quanti giorni resto senza acqua calda?' */
export function requestingWords({ sentences }: Message): Word[] {
  return sentences.flatMap(({ kind, topics, utterance }) =>
    kind === 'question' && (topics.length > 0 || asksDetail.test(utterance.words[0]?.text ?? ''))
      ? []
      : withoutDeclined(utterance.words),
  )
}

/** Number of words between 'con' or 'senza' and the thing: 'senza rompere le piastrelle'. */
const attachedReach = 3

/** Whether a thing is a detail of the first job: 'la doccia con le piastrelle', or a clause that begins with 'con'. */
function isAttached(
  { objectAt }: JobMention,
  words: readonly Word[],
  ofFirst: ReadonlySet<string | undefined>,
): boolean {
  const start = Math.max(0, objectAt - attachedReach)
  const at = words.findLastIndex(
    ({ text }, index) => index >= start && index < objectAt && withWord.test(text),
  )
  if (at === -1) return false
  return at === 0 || words[at]?.text === 'senza' || words.slice(0, at).some(({ text }) => ofFirst.has(text))
}

/** Whether pronouns take a clause back to the thing before: 'li desidero in alluminio', 'va sostituita pure lei'. */
const isOfThingBefore = (words: readonly Word[]): boolean =>
  (/^(?:li|le|lo|la)$/.test(words[0]?.text ?? '') &&
    /^(?:vorr|vogl|desider|prefer)/.test(words[1]?.text ?? '')) ||
  words.some(
    ({ text }, at) => /^(?:lei|lui)$/.test(text) && /^(?:pure|anche)$/.test(words[at - 1]?.text ?? ''),
  )

/** Whether a clause is only a figure with its unit. */
const isFigure = (words: readonly Word[]): boolean =>
  words.every(({ kind, text }) => kind === 'figure' || text.length < unnamed.letters)

/** Returns the jobs that a clause may ask for: those that its cues name, and those that the classifier finds there. */
function candidatesOf(
  { words, isAdded, isWhileHere }: Clause,
  mentions: readonly JobMention[],
  guess: JobGuess | null,
  whole: JobGuess | null,
): Set<AnyJobKey> {
  const asked = mentions.filter(({ denied, inGoodOrder }) => !denied && !inGoodOrder)
  // 'è da cambiare' alone names no thing.
  const keys = new Set(
    asked.flatMap(({ key, isWeak, objectWeight }) => (isWeak && objectWeight === 0 ? [] : [key])),
  )
  if (asked.length < mentions.length || isOfThingBefore(words)) return keys
  // 'la facciata davanti è di pietra' asks for nothing.
  if (!isAdded && !isWhileHere && !words.some((_, at) => asksAt(words, at))) return keys
  const telling = words.filter(({ text }) => text.length >= unnamed.letters).length
  if (guess && guess.share >= unnamed.share && telling >= unnamed.words) keys.add(guess.key)
  for (const key of whole?.keysFrom(likely.whole) ?? [])
    if ((guess?.shareOf(key) ?? 0) >= likely.clause) keys.add(key)
  return keys
}

/**
 * Returns the jobs for which a part of a message, at its beginning or its end, asks while the rest asks for the first job, each with
 * the smaller one of both probabilities.
 */
function splitsOf(
  { catalogue, slug }: { readonly catalogue: Catalogue; readonly slug: ServiceSlug },
  clauses: readonly Clause[],
  first: AnyJobKey,
): Map<AnyJobKey, number> {
  const shares = new Map<AnyJobKey, number>()
  const guessOf = (part: readonly Clause[]): JobGuess | null =>
    guessJob({ words: part.flatMap(({ words }) => words) }, catalogue.recognisable, slug)
  for (let at = 1; at < clauses.length; at += 1) {
    const [left, right] = [guessOf(clauses.slice(0, at)), guessOf(clauses.slice(at))]
    if (!left || !right) continue
    for (const [rest, part] of [
      [left, right],
      [right, left],
    ] as const)
      if (part.key !== first)
        shares.set(part.key, Math.max(Math.min(rest.shareOf(first), part.share), shares.get(part.key) ?? 0))
  }
  return shares
}

/** Minimum probability of a job in a part of the message whose rest asks for the first job, and in a clause. */
const ofPart = { split: 0.5, clause: 0.2 } as const

/** Returns the jobs of a part of the message that a clause may name too. They are no part or variant of the first job. */
const jobsOfParts = (
  catalogue: Catalogue,
  guess: JobGuess | null,
  splits: ReadonlyMap<AnyJobKey, number>,
  first: AnyJobKey,
): AnyJobKey[] =>
  [...splits].flatMap(([key, share]) =>
    share >= ofPart.split &&
    (guess?.shareOf(key) ?? 0) >= ofPart.clause &&
    !areOneWork(catalogue, first, key) &&
    !areAlternatives(first, key)
      ? [key]
      : [],
  )

/**
 * Returns how much speaks for each job that a clause of a first message may ask for beside its first job, as the logarithm of
 * odds.
 */
export function scoresOfFurther(
  { catalogue, slug }: { readonly catalogue: Catalogue; readonly slug: ServiceSlug },
  message: Message,
  first: AnyJobKey,
): Map<AnyJobKey, number> {
  const services = catalogue.recognisable
  const { words: all } = message.whole
  const whole = guessJob(message.whole, services, slug)
  const ofMessage =
    weights.none +
    weights.oneJob *
      Math.max(-mostOfOne, Math.min(mostOfOne, logOdds(guessOneJob(message.whole, services)))) +
    weights.first * logOdds(whole?.shareOf(first) ?? 0) +
    (countsWorks(all) ? weights.counted : 0)
  const named = recogniseJobs(message.whole, services, slug)
  const ofFirst = new Set(
    named.filter(({ key }) => key === first).flatMap((one) => one.objectsAt.map((at) => all[at]?.text)),
  )
  // 'la doccia al posto della vasca, sanitari nuovi': the shower belongs to the bathroom. 'la doccia con le piastrelle'
  const isInFirst = (one: JobMention | undefined, words: readonly Word[]): boolean =>
    one !== undefined &&
    ((one.objectsAt.length > 1 && one.objectsAt.every((at) => ofFirst.has(words[at]?.text))) ||
      isAttached(one, words, ofFirst))
  const scores = new Map<AnyJobKey, number>()
  const splits = splitsOf({ catalogue, slug }, clausesOf(all), first)
  let wasThere = false
  const asking = requestingWords(message)
  const inAsking = recogniseJobs({ words: asking }, services, slug)
  for (const clause of clausesOf(wordsWithoutPresent(inAsking, asking) ?? asking)) {
    const { words } = clause
    const found = recogniseJobs({ words }, services, slug)
    const mentions = found.filter((one) => !isCircumstance(words, one) && !isTrade(one, words))
    // 'mi serve l’idraulico': another clause says for what.
    if (mentions.length === 0 && found.some((one) => isTrade(one, words))) continue
    if (isUnderWay(words) || isAboutShowerTiles(words, first)) continue
    // 'abbiamo già il cappotto e il pavimento radiante', 'li ho già (4,5 kW) e di giorno vendo la corrente'
    wasThere = isThere(words) || (wasThere && (clause.isJoined || isFigure(words)))
    if (wasThere && mentions.every(({ isAction }) => !isAction)) continue
    const guess = guessJob({ words }, services, slug)
    const ofClause =
      ofMessage +
      weights.firstInClause * logOdds(guess?.shareOf(first) ?? 0) +
      (clause.isAdded ? weights.added : 0) +
      (clause.isWhileHere ? weights.whileHere : 0) +
      (words.some((_, at) => asksAt(words, at)) ? weights.asking : 0)
    const isNegated = words.some(({ text }) => text === 'non')
    const keys = new Set([
      ...candidatesOf(clause, mentions, guess, whole),
      ...jobsOfParts(catalogue, guess, splits, first),
    ])
    for (const key of keys) {
      const cues = named.filter((one) => one.key === key)
      const mention = mentions.find((one) => one.key === key)
      if (key === first || !catalogue.job(key) || isInFirst(mention, words)) continue
      // 'non è portante'
      if (isNegated && !mention) continue
      // 'ho una caldaia di due anni, …' and 'ridipingere tutto il bagno': the whole message asks for no such job.
      if (cues.length === 0 && describedOnly.test(key)) continue
      if (correctedGuess(key, all, slug) !== key) continue
      if (cues.some(({ denied, inGoodOrder }) => denied || inGoodOrder)) continue
      const score =
        ofClause +
        weights.whole * logOdds(whole?.shareOf(key) ?? 0) +
        (guess?.key === key ? weights.likeliest : 0) +
        weights.object * (mention?.objectWeight ?? 0) +
        weights.cue * Math.min(mostCue, Math.max(0, ...cues.map(({ weight }) => weight))) +
        (mention?.hasOwnVerb ? weights.ownVerb : 0) +
        (areOneWork(catalogue, first, key) ? weights.oneWork : 0)
      scores.set(key, Math.max(score, scores.get(key) ?? score))
    }
  }
  return scores
}
