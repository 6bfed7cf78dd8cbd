import type { ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'

import { placeOfFacts, photosOf as photoCount } from '../slots/facts.ts'
import { askedQuestion, jobsAtHand } from './agenda.ts'
import { type CaseState, factsOf } from './case.ts'
import type { AnswerContext, TurnContext } from './context.ts'
import type { Message } from './message.ts'
import { estimateOf, previousEstimateOf } from './showing.ts'

/** What the customer's questions get for an answer. */
export interface Answers {
  readonly topics: readonly string[]
  readonly paragraphs: readonly string[]
  readonly link: ReplyLink | null
}

/** No more questions of one message are answered. */
const mostTopics = 4

/** What answers may depend on. */
export function answerContext(context: TurnContext, state: CaseState, utterance: Message['whole']): AnswerContext {
  const { catalogue, now } = context
  return {
    jobs: jobsAtHand(catalogue, state).map((job) => ({
      key: job.key,
      kind: job.kind,
      facts: factsOf(state, job.inHand),
      estimate: estimateOf(state, job),
      previous: previousEstimateOf(job),
    })),
    place: placeOfFacts(state.shared),
    now,
    asked: askedQuestion(catalogue, state)?.slot ?? null,
    hasPhotos: photoCount(state.shared) > 0,
    utterance,
  }
}

/**
 * Answers what a message asks. Subjects of last resort count only if nothing else was read in it.
 *
 * @param nothingRead whether the message held no answer and named no job
 */
export function answerQuestions(
  context: TurnContext,
  state: CaseState,
  message: Message,
  nothingRead: boolean,
): Answers {
  const { knowledge } = context
  const found = message.sentences.flatMap(({ utterance }) =>
    knowledge.topics(utterance).map((topic) => ({ topic, utterance })),
  )
  const unique = found.filter(({ topic }, at) => found.findIndex((one) => one.topic === topic) === at)
  const isOther = ({ topic }: { readonly topic: string }) => !knowledge.lastResort.has(topic)
  const others = unique.filter((one) => isOther(one))
  const topics = (others.length > 0 || !nothingRead ? others : unique).slice(0, mostTopics)
  const answers = topics.map(({ topic, utterance }) =>
    knowledge.answer(topic, answerContext(context, state, utterance)),
  )
  return {
    topics: topics.map(({ topic }) => topic),
    paragraphs: [...new Set(answers.flatMap(({ paragraphs }) => paragraphs))],
    link: answers.find(({ link }) => link !== undefined)?.link ?? null,
  }
}
