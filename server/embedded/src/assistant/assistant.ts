import { writeReply } from '@mestieri/shared/chat/reply-format.ts'
import { isServiceSlug, type ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import { knowledge } from './answers/knowledge.ts'
import type { Conversation } from './conversation.ts'
import { createEngines } from './engines/all.ts'
import { carriedCase, readCase } from './interview/case-state.ts'
import { freshCase } from './interview/case.ts'
import { createCatalogue } from './interview/catalogue.ts'
import { createSurveyor, type Surveyor } from './interview/surveyor.ts'
import { createPlaceIndex } from './italian/places/place-index.ts'
import { createModelConversationalist, type ModelDeps, type ModelReport } from './model/conversationalist.ts'
import { checkRows } from './price-book/check-rows.ts'

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
  /** The state with which a conversation about another service begins: all that was said, but no job in hand. */
  carriedOver(state: string): string
  /** Returns the model's statistics, or null without a model. */
  readonly modelReport: () => ModelReport | null
}

interface AssistantDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A model that phrases the answers; null for none. */
  readonly model: ModelDeps | null
}

/**
 * Gino: a surveyor for every service of the estimator, who knows the jobs of all of them. The surveyors are made for
 * the first message: the names of all municipalities take a moment, and a start should not wait for them.
 *
 * @throws PriceBookError when a price row of a job cannot be quoted
 */
export function createAssistant({ now, model }: AssistantDeps): Assistant {
  const engines = createEngines()
  for (const { kinds } of engines.values()) {
    for (const { rows } of Object.values(kinds)) if (rows) checkRows(rows)
  }
  const other = model && createModelConversationalist(model)
  let made: ReadonlyMap<ServiceSlug, Surveyor> | undefined

  function surveyorOf(slug: string): Surveyor | undefined {
    if (!isServiceSlug(slug)) return undefined
    if (!made) {
      const catalogue = createCatalogue(engines, createPlaceIndex())
      made = new Map(Array.from(engines.keys(), (key) => [key, createSurveyor(catalogue, knowledge, key)]))
    }
    return made.get(slug)
  }

  return {
    knows: (service) => surveyorOf(service) !== undefined,
    async answer({ service, content, state: given, photos, conversation }) {
      const surveyor = surveyorOf(service)
      if (!surveyor) throw new RangeError(`no surveyor for '${service}'`)
      const state = given === null ? freshCase : readCase(given)
      const incoming = { content, photos, now: now() }
      const turn = other
        ? await other.turn(surveyor, state, incoming, conversation)
        : surveyor.handle(state, incoming)
      return {
        reply: writeReply(turn.reply),
        state: JSON.stringify(turn.state),
        asksForPhotos: turn.asksForPhotos,
      }
    },
    carriedOver: (given) => JSON.stringify(carriedCase(readCase(given))),
    modelReport: () => other?.report() ?? null,
  }
}
