import { splitWords } from '../../italian/words.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { asksAmount, asksEnergyCost } from '../about/amount.ts'
import { reply, type Reply, subjectOf, whoDoes, withTrade } from '../about/subject.ts'
import { thingNamed } from '../about/thing-named.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { isOnlyTag } from './claims.ts'
import { featuresOf } from './features.ts'
import { type Entry, readKnownQuestions, serviceOf } from './known-questions.ts'
import type { Question } from './phrasing-index.ts'

/**
 * Factors of the likeness by what an entry is about: the job in hand, every job, or another job of the service. The
 * entry of the job wins where a short question ('e per lavarle?') is equally like several. Another job still counts,
 * because the chat may have understood the wrong one.
 */
const factors = { ownJob: 1.08, service: 1, everyJob: 0.93, otherJob: 0.65 } as const
/**
 * A question of few words names no thing of another job, so it is less likely about one: 'e per non faticare a tirarla su?'.
 * One that names no thing at all is about the job in hand: 'ma è proprio obbligatoria?'.
 */
const bareOtherJob = { named: 0.8, unnamed: 0.6 } as const
/** Maximum number of words of a question that leaves its thing unnamed: 'sono obbligatorie?', 'come si regolano?'. */
const mostBareWords = 4

/** From this cosine a question is a phrasing word for word. It then has at least this likeness, even of common words. */
const sameWords = 0.95
const sameWordsLikeness = 0.45

/** How much a known question has of a question: the results of the index for it. */
interface Match {
  /** How much the common words tell, from 0 to 1. */
  readonly told: number
  /** The cosine of the question as it was said. */
  readonly said: number
  /** The cosine of the question with the words of its job, if it names no thing itself: 'sono obbligatorie?'. */
  readonly full: number
  /** The share of the question that it covers. */
  readonly covered: number
}

function likenessOf({ told, said, full, covered }: Match): number {
  const least = said >= sameWords ? sameWordsLikeness : 0
  if (told === 0) return least
  return Math.max(least, (told * (Math.max(said, full) + covered)) / 2)
}

/** Returns the factor of an entry's likeness for a job; 0 if the entry is about another service. */
function factorFor({ scopes, services }: Entry, job: AnswerJob | null): number {
  if (scopes.length === 0) return factors.everyJob
  const key = job?.key ?? ''
  const service = serviceOf(key)
  if (scopes.includes(key)) return factors.ownJob
  if (scopes.includes(service)) return factors.service
  return services.includes(service) ? factors.otherJob : 0
}

/** The factors of all known questions by the key of a job; '' for no job. */
const factorsByJob = new Map<string, readonly number[]>()

function factorsFor(entries: readonly Entry[], job: AnswerJob | null): readonly number[] {
  const key = job?.key ?? ''
  const known = factorsByJob.get(key)
  if (known !== undefined) return known
  const all = entries.map((entry) => factorFor(entry, job))
  factorsByJob.set(key, all)
  return all
}

/** Below this cosine a question is not compared further. */
const leastCosine = 0.15

interface Likely extends Pick<KnownQuestion, 'likeness' | 'isSame' | 'isOwn'> {
  readonly answer: string
}

/**
 * Returns the known questions that share words with a question and are about one of the jobs, the most like it first.
 *
 * @param context the situation in which it is asked
 */
function likely(
  { utterance }: AnswerContext,
  question: Question,
  jobs: readonly (AnswerJob | null)[],
): Likely[] {
  const { entries, index, weigh } = readKnownQuestions().result()
  const { words } = utterance
  const asked = tellingWords(utterance)
  const isBare = asked.length <= mostBareWords
  const titles = isBare ? jobs.flatMap((job) => job?.kind.title ?? []) : []
  const told = index.toldBy(question)
  const said = index.cosinesOf(question)
  const full =
    titles.length === 0 ? said : index.cosinesOf(weigh(featuresOf([...words, ...titles.flatMap(splitWords)])))
  const covered = index.coveragesOf(question)
  const factorsOfJobs = jobs.map((job) => factorsFor(entries, job))
  const ofOtherJob = bareOtherJob[isBare && thingNamed(utterance) === null ? 'unnamed' : 'named']
  return entries
    .flatMap((entry, at) => {
      const match = {
        told: told[at] ?? 0,
        said: said[at] ?? 0,
        full: full[at] ?? 0,
        covered: covered[at] ?? 0,
      }
      if (Math.max(match.said, match.full) < leastCosine) return []
      if (match.told === 0 && match.said < sameWords) return []
      const factor = Math.max(...factorsOfJobs.map((all) => all[at] ?? 0))
      if (factor === 0) return []
      const share = isBare && factor === factors.otherJob ? ofOtherJob : 1
      const likeness = factor * share * likenessOf(match)
      const isSame = match.said >= sameWords && factor >= factors.service
      return { answer: entry.answer, likeness, isSame, isOwn: factor === factors.ownJob }
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
}

/** The likeness from which a question about money may have an answer without an amount. */
const plainLikeness = 0.75

/** For a question about money, an answer with an amount replaces a better one without from this share of its likeness. */
const nearlyAsLike = 0.85

/** Maximum number of words of a question. A longer text has words of many questions. */
const mostWords = 30

/** The known question that is most like a customer's. */
export interface KnownQuestion {
  readonly reply: Reply
  /** From 0 to about 1. */
  readonly likeness: number
  /** How much more like it is than the most similar example of a topic. */
  readonly ahead: number
  /** Whether it has the words of a phrasing and is about this job or its service. */
  readonly isSame: boolean
  /** Whether it is about this very job. */
  readonly isOwn: boolean
  /** Whether the customer's question has few telling words, so that many questions are like it. */
  readonly isBare: boolean
}

/** The share of the likeness of a topic's example to a question of few words, which is like many examples. */
const bareShare = 0.75

/** Matches an answer about what a thing consumes. A question about the bill needs one of the job in hand. */
export const tellsEnergy = /kWh|bollett|centesim|consum/i

/**
 * Returns the known question that is most like the sentence, with its answer; null if none is like it. A question about
 * money usually needs an answer with an amount. A job without a price needs one without, unless it is the same question.
 */
export function knownQuestion(context: AnswerContext): KnownQuestion | null {
  const { utterance, jobs, usual } = context
  // 'vero o fesserie?' has the words of phrasings, but asks about the sentence before it.
  if (utterance.words.length > mostWords || isOnlyTag(utterance)) return null
  const { topics, weigh } = readKnownQuestions().result()
  const asked = tellingWords(utterance)
  const isBare = asked.length <= mostBareWords
  const question = weigh(featuresOf(utterance.words))
  const all = likely(context, question, jobs.length > 0 ? jobs : [usual ?? null])
  const isUnpriced = jobs.length > 0 && jobs.every(({ kind }) => kind.rows === null)
  const [best, ...others] = isUnpriced
    ? all.filter(({ answer, likeness }) => likeness >= plainLikeness || !answer.includes('€'))
    : all
  if (best === undefined) return null
  const needsAmount = best.likeness < plainLikeness && asksAmount(utterance)
  const isOther = best.likeness < plainLikeness && !best.isSame && !tellsEnergy.test(best.answer)
  const energy =
    isOther && asksEnergyCost(utterance.raw)
      ? all.find(({ answer, isOwn }) => isOwn && tellsEnergy.test(answer))
      : undefined
  const found =
    energy ??
    (needsAmount
      ? [best, ...others].find(
          ({ answer, likeness }) => /[€%]/.test(answer) && likeness >= best.likeness * nearlyAsLike,
        )
      : best)
  if (found === undefined) return null
  const text = withTrade(found.answer, whoDoes(subjectOf(context)))
  // The examples of all topics are a single question of their index.
  const ofTopics = (topics.cosinesOf(question)[0] ?? 0) * (isBare ? bareShare : 1)
  return {
    reply: { ...reply(text), about: found.answer.slice(0, 24) },
    likeness: found.likeness,
    isSame: found.isSame,
    isOwn: found.isOwn,
    ahead: found.likeness - ofTopics,
    isBare,
  }
}

/** How much more like the sentence an example of a topic may be. No topic was found, so an example tells little. */
const behind = -0.2

/**
 * Returns the answer of the known question that is most like the sentence; null if none is, or if an example of a topic
 * is much more like it.
 *
 * @param least the least likeness, from 0 to 1
 */
export function knownAnswer(context: AnswerContext, least: number): Reply | null {
  const known = knownQuestion(context)
  return known === null || known.likeness < least || known.ahead < behind ? null : known.reply
}

/** The least likeness to a known question of the very job, and how much more like it an example of a topic may be. */
const leastOfJob = 0.28
const behindOfJob = -0.3
/** Minimum number of telling words of a question that is only somewhat like it. */
const fewestWords = 3

/**
 * Returns the answer to the known question that is most like the sentence, if it belongs to the job in hand; otherwise null.
 * A smaller likeness is enough here, because the caller has no other answer.
 */
export function knownOfJob(context: AnswerContext): Reply | null {
  // 'me lo spostano?' says too little.
  if (tellingWords(context.utterance).length < fewestWords) return null
  const known = knownQuestion(context)
  if (known?.isOwn !== true || known.likeness < leastOfJob || known.ahead < behindOfJob) return null
  return known.reply
}
