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
  /** The service of the chat: the slug of a tile. */
  readonly service: string
  readonly content: string
  /** The state that the last answer returned; null at the beginning. */
  readonly state: string | null
  /**
   * Whether the conversation is new, and the state that of another one. Its facts and statements are kept, and none of
   * its jobs is in hand. Default: no.
   */
  readonly isNew?: boolean
  /** The current number of photos in the thread. */
  readonly photos: number
  readonly conversation: Conversation
}

export interface Answer {
  readonly reply: string
  /** The caller stores it and returns it with the next question. */
  readonly state: string
  readonly asksForPhotos: boolean
}

export interface Assistant {
  /** @throws RangeError if there is no such service */
  answer(question: Question): Promise<Answer>
  /** Returns the model's statistics, or null without a model. */
  readonly modelReport: () => ModelReport | null
}

interface AssistantDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A model that phrases the answers; null if there is none. */
  readonly model: ModelDeps | null
}

/**
 * Makes the assistant Gino: a surveyor for every service of the estimator, each with the jobs of all
 * services. The surveyors are made at the first message, because the index of all municipalities takes a
 * moment and should not delay the start.
 *
 * @throws PriceBookError if a price row of a job is invalid
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
    async answer({ service, content, state: given, isNew = false, photos, conversation }) {
      const surveyor = surveyorOf(service)
      if (!surveyor) throw new RangeError(`no surveyor for '${service}'`)
      // Training that is not done goes on in slices here. The rest of it at once would hold all other requests.
      const { prepareAssistant } = await import('./prepare.ts')
      await prepareAssistant()
      const before = given === null ? freshCase : readCase(given)
      const state = isNew ? carriedCase(before) : before
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
    modelReport: () => other?.report() ?? null,
  }
}
