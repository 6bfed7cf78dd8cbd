import type { ReplyParts } from '@mestieri/shared/chat/reply-format.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Answer, AnswerContext } from '../answers/answer-context.ts'
import type { Aftermath } from '../answers/emergency/aftermath.ts'
import type { Emergency } from '../answers/emergency/emergency-rules.ts'
import type { EmergencyReply } from '../answers/emergency/emergency.ts'
import type { Topic } from '../answers/topic.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { CaseState } from './case.ts'
import type { Catalogue } from './catalogue.ts'

/** An incoming message. */
export interface Incoming {
  readonly content: string
  /** The current number of photos in the thread. */
  readonly photos: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The reply of the assistant, and the state of the conversation after it. */
export interface Turn {
  readonly state: CaseState
  readonly reply: ReplyParts
  /** Whether the reply asks for photos. */
  readonly asksForPhotos: boolean
  /** Whether the reply is about an emergency. A model must not rephrase it. */
  readonly isEmergency: boolean
}

/** Reads and answers customers' questions and emergencies. */
export interface Knowledge {
  /**
   * Returns the reply to the danger that a message reports; null if it reports none. The danger `known` was
   * reported before, so its reply is worded differently.
   */
  emergency(utterance: Utterance, known: Emergency | null): EmergencyReply | null
  /** Returns a sentence of advice for a damage that is no emergency; null for any other message. */
  caution(utterance: Utterance): string | null
  /** The messages after the report of a danger. */
  readonly aftermath: Aftermath
  /** Returns the topics of a sentence. */
  topics(utterance: Utterance): readonly Topic[]
  /**
   * Topics that count only if nothing else was read in the message: small talk, attempts to manipulate the
   * assistant.
   */
  readonly lastResort: ReadonlySet<Topic>
  /** Answers a topic. 'other' is a question that no topic covers. */
  answer(topic: Topic | 'other', context: AnswerContext): Answer
  /**
   * Returns the answer to a question about a thing of the trades; null if the question, with these topics,
   * has none.
   */
  answerThing(context: AnswerContext, topics: readonly Topic[]): Answer | null
  /** Returns the answer to the question behind a statement about the job; null if it is like no known question. */
  answerRemark(context: AnswerContext, mayChange: boolean): Answer | null
  /** Whether a question may be about a thing of the trades, regardless of the job. */
  asksAboutThing(utterance: Utterance): boolean
}

/** Data that every part of a turn needs. */
export interface TurnContext {
  readonly catalogue: Catalogue
  readonly knowledge: Knowledge
  /** The service of the chat. */
  readonly slug: ServiceSlug
  readonly now: number
}
