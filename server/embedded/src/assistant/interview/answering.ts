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
      estimate: estimateOf(context, state, job),
      previous: previousEstimateOf(context, job),
    })),
    place: placeOfFacts(state.shared),
    now,
    asked: askedQuestion(catalogue, state)?.slot ?? null,
    hasPhotos: photoCount(state.shared) > 0,
    utterance,
  }
}
