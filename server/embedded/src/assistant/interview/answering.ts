import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import { chats } from '@mestieri/shared/services/chats.ts'

import type { Answer, AnswerContext, AnswerJob } from '../answers/answer-context.ts'
import type { Topic } from '../answers/topic.ts'
import { asksOpinion, weighs } from '../italian/sentences/asides.ts'
import { asks } from '../italian/sentences/questions.ts'
import { readUtterance, type Utterance } from '../italian/utterance.ts'
import { recogniseJobs } from '../recognise/recognise.ts'
import { photosOf, placeOfFacts } from '../slots/facts.ts'
import { changing, guessActs } from './acts/acts.ts'
import { askedQuestion, jobsAtHand } from './agenda.ts'
import { type Asked, askedIn, onlyDescribes, type Read } from './asked.ts'
import { type CaseState, factsOf, newJob } from './case.ts'
import type { TurnContext } from './context.ts'
import { withInherited } from './facts/inherit.ts'
import { oneOfThem } from './facts/unnamed/one-of-them.ts'
import { isPartOf } from './jobs/whole-job.ts'
import type { Message } from './message.ts'
import { typicalPrice } from './prices/price-so-far.ts'
import { estimateOf, previousEstimateOf } from './prices/showing.ts'
import { noPriceOf, priceOfOneJob } from './prices/single-price.ts'
import { variantsIn } from './prices/variants.ts'

/** The answers to the customer's questions. */
export interface Answers {
  readonly topics: readonly (Topic | 'other')[]
  /** Whether at least one answer is about the very thing that the customer asked about. */
  readonly isSure: boolean
  readonly paragraphs: readonly string[]
  readonly link: ReplyLink | null
  /** The case, which also records the answers given. */
  readonly state: CaseState
}

/** Maximum number of questions of one message that get an answer. */
const mostTopics = 4
/** The prefix that marks keys of given answers in `CaseState.said`. */
const answeredMark = 'answer:'

/** Services whose jobs differ too much for one of them to be the usual job. */
const mixedServices: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>(['impianti'])

/** Returns the standard job of the chat's service, without facts. */
function usualJob({ catalogue, slug }: TurnContext): AnswerJob | null {
  const job = mixedServices.has(slug) ? null : catalogue.job(catalogue.standard(slug))
  return job && { key: job.key, kind: job.kind, facts: {}, estimate: null, previous: null }
}

/** Returns the jobs with a price that a sentence names and that are not in hand. */
function alternativesIn(
  { catalogue, slug }: TurnContext,
  state: CaseState,
  utterance: Utterance,
): AnswerJob[] {
  const inHand = new Set(state.jobs.map(({ key }) => key))
  return recogniseJobs(utterance, catalogue.recognisable, slug)
    .filter(({ key, denied, isFallback }) => !denied && !isFallback && !inHand.has(key))
    .filter(({ key }) => state.jobs.every((job) => !isPartOf(catalogue, key, job.key)))
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ key }): AnswerJob[] => {
      const job = catalogue.job(key)
      if (!job) return []
      const known = withInherited(catalogue, state, job, newJob(key, true))
      const estimate = estimateOf(state, { ...job, inHand: known })
      const facts = factsOf(state, known)
      return estimate ? [{ key, kind: job.kind, facts, estimate, previous: null }] : []
    })
}

/** Returns the data on which answers may depend. */
export function answerContext(context: TurnContext, state: CaseState, utterance: Utterance): AnswerContext {
  const { catalogue, now } = context
  return {
    jobs: jobsAtHand(catalogue, state).map((job) => ({
      key: job.key,
      kind: job.kind,
      facts: factsOf(state, job.inHand),
      estimate: job.inHand.shown === null ? null : estimateOf(state, job),
      previous: previousEstimateOf(job),
    })),
    usual: usualJob(context),
    typicalPrice: () => typicalPrice(context, state),
    alternatives: () => alternativesIn(context, state, utterance),
    variants: () => variantsIn(context, state, utterance),
    place: placeOfFacts(state.shared),
    now,
    asked: askedQuestion(catalogue, state)?.slot ?? null,
    hasPhotos: photosOf(state.shared) > 0,
    utterance,
    told: state.told.map(({ text }) => text),
    answered: state.said.flatMap((name) =>
      name.startsWith(answeredMark) ? [name.slice(answeredMark.length)] : [],
    ),
  }
}

/** Maximum number of words of a message that only names one more job: 'e le grondaie?'. */
const jobName = 3

/** Maximum number of words and marks of a question that needs the clause before it: 'e poi si rimette?'. */
const mostFragment = 5

/** Minimum probabilities of a message that asks without the form of a question: to look for an answer, and to give the general one. */
const likely = 0.8
const sureOfAsking = 0.85
/** Minimum length in words of such a message. */
const longQuestion = 6

interface Given {
  readonly topic: Topic | 'other'
  readonly answer: Answer
}

/** Minimum length in words of a question without a question mark: shorter messages are mostly answers. */
const plainQuestion = 4

/**
 * Returns the answer to a message in which nothing was read, as if it ended with a question mark: many customers
 * type none ('sono in centro storico, ci vuole la soprintendenza'). After the estimate a worry or an observation gets the
 * answer of the question behind it: 'ho i passeri che si infilano sotto i coppi'.
 */
function askedPlainly(
  context: TurnContext,
  state: CaseState,
  { text, whole, acts }: Message,
  { addsJob }: Read,
): Given[] {
  const { knowledge } = context
  if (state.jobs.length === 0 || whole.words.length < plainQuestion) return []
  if (acts === null && onlyDescribes(whole)) return []
  // 'fate anche quella del bagno' asks nothing.
  if (oneOfThem(whole, '') !== null) return []
  const isProbable = acts !== null && acts.ask >= likely && whole.words.length >= longQuestion
  // 'quando accendo forno e lavatrice' has a question word, and tells when it happens.
  const guessed = guessActs(text)
  const onlyTells = guessed.tell >= told.tells || guessed.ask < told.asks
  if (state.phase !== 'estimated' && onlyTells) return []
  if (!asks(whole.words) && !isProbable) {
    // 'due in camera elettriche le altre no' wants something else, and remarks on nothing.
    if (state.phase !== 'estimated' || addsJob) return []
    const mayChange = acts !== null && changing(acts) >= probablyChanges
    const remark = knowledge.answerRemark(answerContext(context, state, whole), mayChange)
    return remark === null ? [] : [{ topic: 'other', answer: remark }]
  }
  const utterance = readUtterance(`${text}?`)
  const topics = knowledge.topics(utterance).filter((one) => !knowledge.lastResort.has(one))
  const of = answerContext(context, state, utterance)
  const thing = knowledge.answerThing(of, topics)
  if (thing !== null) return [{ topic: 'other', answer: thing }]
  const [topic] = topics
  if (topic !== undefined) return [{ topic, answer: knowledge.answer(topic, of) }]
  return acts !== null && acts.ask >= sureOfAsking
    ? [{ topic: 'other', answer: knowledge.answer('other', of) }]
    : []
}

/** Minimum probability that a statement only tells something, and maximum probability that it then asks. */
const told = { tells: 0.5, asks: 0.05 } as const
/** Minimum probability of a statement that wants something else. */
const probablyChanges = 0.5
/** Minimum probability of a message that only takes something out, and maximum probability that it asks. */
const refusal = { drops: 0.95, asks: 0.02 } as const

/** Whether a message only refuses something, so that it asks nothing about it: 'il seggiolino no, non lo vuole'. */
const onlyRefuses = ({ acts, sentences }: Message): boolean =>
  acts !== null &&
  acts.drop >= refusal.drops &&
  acts.ask < refusal.asks &&
  sentences.every(({ kind }) => kind === 'statement')

/** Returns a message that asks for an opinion as one question: 'mia suocera dice alluminio, cosa ne pensi'. Null for any other. */
function asOpinion({ text, whole }: Message, { jobs }: CaseState): readonly Asked[] | null {
  if (jobs.length === 0 || !asksOpinion(whole.words)) return null
  return [
    { sentence: { text, kind: 'question', utterance: whole, topics: [] }, whole: null, topics: ['compare'] },
  ]
}

/**
 * Answers the questions of a message, sentence by sentence: from the knowledge about the thing that it names,
 * otherwise from its topics. Topics of last resort count only if nothing else was read in the message.
 */
export function answerQuestions(
  context: TurnContext,
  state: CaseState,
  message: Message,
  read: Read,
): Answers {
  const { knowledge } = context
  const of = (utterance: Utterance): AnswerContext => answerContext(context, state, utterance)
  // The opening texts that the page offers are not questions, whatever words they contain.
  const isOpening = chats[context.slug].openings.includes(message.text)
  // 'sto confrontando coi termosifoni, quanto balla?': the other solution may be named in a statement.
  const isCompared =
    state.jobs.length > 0 && weighs(message.whole) && alternativesIn(context, state, message.whole).length > 0
  const isName = read.addsJob && message.whole.words.filter(({ kind }) => kind !== 'mark').length <= jobName
  const isRefusal = onlyRefuses(message)
  const isSkipped = isOpening || isCompared || isName || isRefusal
  const asked = isSkipped ? [] : (asOpinion(message, state) ?? askedIn(message, read, knowledge))
  const isLast = (topic: Topic): boolean => knowledge.lastResort.has(topic)
  const hasOthers = asked.some(({ topics }) => topics.some((topic) => !isLast(topic)))
  let isSure = false
  const found = asked.flatMap(({ sentence: { utterance, kind }, whole, topics }): Given[] => {
    const single =
      kind === 'statement'
        ? null
        : (priceOfOneJob(context, state, utterance) ?? noPriceOf(context, state, utterance))
    // 'la tenda si toglie e poi si rimette?': a fragment has its thing in the clause before it.
    const isFragment = whole !== null && utterance.words.length <= mostFragment
    const fuller = isFragment && single === null ? knowledge.answerThing(of(whole), topics) : null
    const own =
      fuller ?? (kind === 'statement' ? null : (single ?? knowledge.answerThing(of(utterance), topics)))
    const thing = own ?? (whole === null ? null : knowledge.answerThing(of(whole), topics))
    if (thing !== null) {
      isSure = true
      return [{ topic: 'other', answer: thing }]
    }
    if (kind === 'question' && topics.length === 0 && !read.nothingRead) {
      const other = knowledge.answer('other', of(utterance))
      return other.isVague ? [] : [{ topic: 'other', answer: other }]
    }
    return topics
      .filter((topic) => !isLast(topic) || (read.nothingRead && !hasOthers))
      .map((topic) => ({ topic, answer: knowledge.answer(topic, of(utterance)) }))
  })
  if (isCompared) {
    isSure = true
    found.push({ topic: 'compare', answer: knowledge.answer('compare', of(message.whole)) })
  }
  const question = asked.find(({ sentence: { kind } }) => kind !== 'statement')
  if (found.length === 0 && read.nothingRead && question)
    found.push({ topic: 'other', answer: knowledge.answer('other', of(question.sentence.utterance)) })
  if (found.length === 0 && read.nothingRead && !isOpening && !isRefusal) {
    const plain = askedPlainly(context, state, message, read)
    found.push(...plain)
    isSure = plain.some(({ topic, answer }) => topic === 'other' && !answer.isVague)
  }
  const isOnly = read.nothingRead && found.every(({ answer }) => answer.isVague)
  // 'abbiamo solo quello.. quanto dobbiamo lavarci dai miei?': another sentence tells what the question is about.
  const together =
    isOnly && question && message.sentences.length > 1
      ? knowledge.answerThing(of(message.whole), question.topics)
      : null
  if (together !== null) {
    isSure = true
    found.splice(0, found.length, { topic: 'other', answer: together })
  }
  const given = found
    .filter(({ answer }) => isOnly || !answer.isVague)
    .filter(({ answer: { key } }, at, all) => all.findIndex(({ answer }) => answer.key === key) === at)
    .slice(0, mostTopics)
  const answers = given.map(({ answer }) => answer).filter(({ paragraphs }) => paragraphs.length > 0)
  const keys = answers.map(({ key }) => `${answeredMark}${key}`)
  return {
    topics: given.map(({ topic }) => topic),
    isSure,
    paragraphs: [...new Set(answers.flatMap(({ paragraphs }) => paragraphs))],
    link: answers.find(({ link }) => link !== undefined)?.link ?? null,
    state: { ...state, said: [...new Set([...state.said, ...keys])] },
  }
}
