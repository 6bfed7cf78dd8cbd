import type { ReplyParts } from '@mestieri/shared/chat/reply-format.ts'
import type { EmergencyNumber, ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { FoundPlace } from '../italian/places/cities.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { JobKey } from '../jobs/job-engine.ts'
import type { JobEstimate } from '../jobs/job-estimate.ts'
import type { Facts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
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
  /** Whether the reply is that to an emergency: nobody may put it in other words. */
  readonly isEmergency: boolean
}

/** What an answer to a customer's question may depend on. */
export interface AnswerContext {
  readonly jobs: readonly {
    readonly key: JobKey
    readonly kind: JobKind
    readonly facts: Facts
    readonly estimate: JobEstimate | null
    /** The estimate that was shown before the last one. */
    readonly previous: JobEstimate | null
  }[]
  readonly place: FoundPlace | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** The question that is open. */
  readonly asked: Slot | null
  readonly hasPhotos: boolean
  readonly utterance: Utterance
}

/** How customers' questions and emergencies are understood and answered. */
export interface Knowledge {
  emergency(utterance: Utterance): { readonly paragraphs: readonly string[]; readonly phone: EmergencyNumber } | null
  /** The subjects that a sentence asks about or touches. */
  topics(utterance: Utterance): readonly string[]
  /** Subjects that count only if nothing else was read in the whole message: small talk, attempts to steer the assistant. */
  readonly lastResort: ReadonlySet<string>
  answer(
    topic: string,
    context: AnswerContext,
  ): { readonly paragraphs: readonly string[]; readonly link?: ReplyLink }
}

/** What every part of a turn needs. */
export interface TurnContext {
  readonly catalogue: Catalogue
  readonly knowledge: Knowledge
  /** The service of the chat. */
  readonly slug: ServiceSlug
  readonly now: number
}
