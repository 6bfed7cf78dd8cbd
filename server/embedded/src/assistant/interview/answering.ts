import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import { chats } from '@mestieri/shared/services/chats.ts'

import type { AnswerContext } from '../answers/answer-context.ts'
import type { Topic } from '../answers/topic.ts'
import type { Utterance } from '../italian/utterance.ts'
import { photosOf, placeOfFacts } from '../slots/facts.ts'
import { askedQuestion, jobsAtHand } from './agenda.ts'
import { type CaseState, factsOf } from './case.ts'
import type { TurnContext } from './context.ts'
import type { Message } from './message.ts'
import { estimateOf, previousEstimateOf } from './showing.ts'

/** The answers to the customer's questions. */
export interface Answers {
  readonly topics: readonly (Topic | 'other')[]
  readonly paragraphs: readonly string[]
  readonly link: ReplyLink | null
  /** The case, which remembers what was answered. */
  readonly state: CaseState
}

/** The most questions of one message that are answered. */
const mostTopics = 4
/** The prefix of answered topics among the things that are said once. */
const answeredMark = 'answer:'

/** What answers may depend on. */
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
    place: placeOfFacts(state.shared),
    now,
    asked: askedQuestion(catalogue, state)?.slot ?? null,
    hasPhotos: photosOf(state.shared) > 0,
    utterance,
    answered: state.said.flatMap((name) =>
      name.startsWith(answeredMark) ? [name.slice(answeredMark.length)] : [],
    ),
  }
}

/** The topics that a plain answer to a question touches without asking about them: 'niente foto' asks nothing about photos. */
const touched: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  foto: new Set(['photos']),
  quando: new Set(['start', 'urgent', 'season', 'duration']),
}

/** What the words of a first description touch without asking about it: 'rifare il bagno, tubi compresi'. */
const touchedByDescription: ReadonlySet<string> = new Set(['included'])

/** The topics of a message, each with the sentence that touches it. */
function topicsOf(
  { knowledge }: TurnContext,
  message: Message,
  { nothingRead, answered, isDescription }: Read,
): { readonly topic: Topic | 'other'; readonly utterance: Utterance }[] {
  const ignored = isDescription ? touchedByDescription : touched[answered ?? '']
  const found = message.sentences.flatMap(({ utterance, topics, kind }) =>
    topics
      .filter((topic) => kind !== 'statement' || !ignored?.has(topic))
      .map((topic) => ({ topic, utterance })),
  )
  const unique = found.filter(({ topic }, at) => found.findIndex((one) => one.topic === topic) === at)
  const others = unique.filter(({ topic }) => !knowledge.lastResort.has(topic))
  if (others.length > 0 || !nothingRead) return others.slice(0, mostTopics)
  const question = message.sentences.find(({ kind }) => kind !== 'statement')
  return unique.length === 0 && question
    ? [{ topic: 'other', utterance: question.utterance }]
    : unique.slice(0, mostTopics)
}

/** What was read in a message beside its topics. */
export interface Read {
  /** Whether it held no answer and named no job. */
  readonly nothingRead: boolean
  /** The question that it answers, by its id. */
  readonly answered: string | null
  /** Whether it is the first that the customer says about a job. */
  readonly isDescription: boolean
}

/** Answers what a message asks. Subjects of last resort count only if nothing else was read in it. */
export function answerQuestions(
  context: TurnContext,
  state: CaseState,
  message: Message,
  read: Read,
): Answers {
  // The page's own first answers ask nothing, whatever words they hold.
  const isOpening = chats[context.slug].openings.includes(message.text)
  const topics = isOpening ? [] : topicsOf(context, message, read)
  const answers = topics.map(({ topic, utterance }) =>
    context.knowledge.answer(topic, answerContext(context, state, utterance)),
  )
  const given = answers.filter(({ paragraphs }) => paragraphs.length > 0)
  const keys = given.map(({ key }) => `${answeredMark}${key}`)
  return {
    topics: topics.map(({ topic }) => topic),
    paragraphs: [...new Set(given.flatMap(({ paragraphs }) => paragraphs))],
    link: given.find(({ link }) => link !== undefined)?.link ?? null,
    state: { ...state, said: [...new Set([...state.said, ...keys])] },
  }
}
