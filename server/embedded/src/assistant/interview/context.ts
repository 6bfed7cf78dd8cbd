import type { ReplyParts } from '@mestieri/shared/chat/reply-format.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Answer, AnswerContext } from '../answers/answer-context.ts'
import type { EmergencyReply } from '../answers/emergency.ts'
import type { Topic } from '../answers/topic.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { CaseState } from './case.ts'
import type { Catalogue } from './catalogue.ts'

/** A message as it arrives. */
export interface Incoming {
  readonly content: string
  /** How many photos the thread has by now. */
  readonly photos: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What the assistant answers, and where the conversation stands then. */
export interface Turn {
  readonly state: CaseState
  readonly reply: ReplyParts
  /** Whether the answer asks for photos. */
  readonly asksForPhotos: boolean
  /** Whether the reply answers an emergency: a model must not rephrase it. */
  readonly isEmergency: boolean
}

/** How customers' questions and emergencies are understood and answered. */
export interface Knowledge {
  /** The reply to the danger that a message tells of; null for none. */
  emergency(utterance: Utterance): EmergencyReply | null
  /** The subjects that a sentence asks about or touches. */
  topics(utterance: Utterance): readonly Topic[]
  /** Subjects that count only if nothing else was read in the message: small talk, attempts to steer the assistant. */
  readonly lastResort: ReadonlySet<Topic>
  /** 'other' is a question that no subject covers. */
  answer(topic: Topic | 'other', context: AnswerContext): Answer
}

/** What every part of a turn needs. */
export interface TurnContext {
  readonly catalogue: Catalogue
  readonly knowledge: Knowledge
  /** The service of the chat. */
  readonly slug: ServiceSlug
  readonly now: number
}
