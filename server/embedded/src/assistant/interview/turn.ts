import type { ReplyEstimate } from '@mestieri/shared/chat/reply-estimate.ts'
import type { ReplyParts } from '@mestieri/shared/chat/reply-format.ts'

import type { Service } from '../estimate/job.ts'
import type { PriceBook } from '../price-book/price-book.ts'
import { type Facts, placeOfFacts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
import { professionalsLink, professionalsSentence } from '../wording/places.ts'
import { briefOf, progressOf } from './progress.ts'
import type { InterviewState } from './state.ts'

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
  readonly state: InterviewState
  readonly reply: ReplyParts
  /** Whether the answer asks for photos. */
  readonly asksForPhotos: boolean
}

/** What every part of a turn needs. */
export interface TurnContext {
  readonly service: Service
  /** The service's slots and the one for when to start. */
  readonly slots: readonly Slot[]
  readonly book: PriceBook
  readonly now: number
}

interface Said {
  readonly paragraphs: readonly string[]
  readonly state: InterviewState
  readonly card?: ReplyEstimate
  readonly inWords?: readonly [number, number]
  /** Whether to point to the professionals. */
  readonly toProfessionals?: boolean
  /** In place of the question's own. */
  readonly chips?: readonly string[]
}

/** Makes a turn of what is said: quick answers of the open question, progress and description come with it. */
export function say({ service, slots }: TurnContext, said: Said): Turn {
  const { state, card, inWords, paragraphs } = said
  const asked = slots.find(({ id }) => id === state.asked) ?? null
  const chips = said.chips ?? asked?.chips ?? []
  return {
    state,
    asksForPhotos: state.asked === 'foto',
    reply: {
      paragraphs,
      ...(card ? { estimates: [card] } : {}),
      ...(inWords ? { inWords } : {}),
      ...(chips.length > 0 ? { chips } : {}),
      progress: progressOf(slots, state.facts, asked),
      brief: briefOf(service, slots, state.facts),
      ...(said.toProfessionals
        ? { link: professionalsLink(service.job(state.facts).profession, placeOfFacts(state.facts)) }
        : {}),
    },
  }
}

/** The next thing to ask; null when the estimate can be made. */
export function nextSlot(service: Service, facts: Facts): Slot | null {
  return service.slots.find((slot) => slot.needed(facts) && facts[slot.id] === undefined) ?? null
}

/** The questions that are still open. */
export function openSlots(service: Service, facts: Facts): Slot[] {
  return service.slots.filter((slot) => slot.needed(facts) && facts[slot.id] === undefined)
}

/** Where the professionals for a job are, in a sentence. */
export function whereSentence(service: Service, facts: Facts): string {
  return professionalsSentence(service.job(facts).profession, placeOfFacts(facts))
}
