import { writeReply } from '@mestieri/shared/chat/reply-format.ts'

import type { Conversation } from './conversation.ts'
import { createInterviewer, type Interviewer } from './interview/interviewer.ts'
import { freshState, readState } from './interview/state.ts'
import { createPlaceIndex } from './italian/places/place-index.ts'
import { createModelConversationalist, type ModelDeps } from './model/conversationalist.ts'
import { loadPriceBook } from './price-book/price-book.ts'
import { createServices } from './services/all.ts'

export interface Question {
  /** The assistant's name: a tile's slug. */
  readonly service: string
  readonly content: string
  /** The state after the last answer, as it was given out; null at the beginning. */
  readonly state: string | null
  /** How many photos the thread has by now. */
  readonly photos: number
  readonly conversation: Conversation
}

export interface Answer {
  readonly reply: string
  /** To be kept and given back with the next question. */
  readonly state: string
  readonly asksForPhotos: boolean
}

export interface Assistant {
  knows(service: string): boolean
  answer(question: Question): Promise<Answer>
  /** The state with which a conversation about another service begins: the same place, nothing else. */
  carriedOver(state: string): string
}

interface AssistantDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A model that phrases the answers; null for none. */
  readonly model: ModelDeps | null
}

/**
 * Gino: an interviewer for every service of the estimator, with the price book. The interviewers are made for the
 * first message: the names of all municipalities take a moment, and a start should not wait for them.
 *
 * @throws PriceBookError when a row of the price book cannot be quoted
 */
export function createAssistant({ now, model }: AssistantDeps): Assistant {
  const book = loadPriceBook()
  const other = model && createModelConversationalist(model, book)
  let made: ReadonlyMap<string, Interviewer> | undefined

  function interviewerOf(slug: string): Interviewer | undefined {
    made ??= new Map(
      Array.from(createServices(createPlaceIndex()).values(), (service) => [
        service.slug,
        createInterviewer(service, book),
      ]),
    )
    return made.get(slug)
  }

  return {
    knows: (service) => interviewerOf(service) !== undefined,
    async answer({ service, content, state: given, photos, conversation }) {
      const interviewer = interviewerOf(service)
      if (!interviewer) throw new RangeError(`no interviewer for '${service}'`)
      const state = given === null ? freshState : readState(given)
      const incoming = { content, photos, now: now() }
      const turn = other
        ? await other.turn(interviewer, state, incoming, conversation)
        : interviewer.handle(state, incoming)
      return {
        reply: writeReply(turn.reply),
        state: JSON.stringify(turn.state),
        asksForPhotos: turn.asksForPhotos,
      }
    },
    carriedOver: (given) => {
      const place = readState(given).facts['comune']
      const facts = place?.kind === 'place' ? { comune: place } : {}
      return JSON.stringify({ ...freshState, facts })
    },
  }
}
