import type { FastifyBaseLogger } from 'fastify'

import type { Conversationalist, PastMessage } from '../conversation.ts'
import { conclude } from '../interview/conclusion.ts'
import type { Interviewer } from '../interview/interviewer.ts'
import { type InterviewState, withPhotos } from '../interview/state.ts'
import { type Incoming, nextSlot, say, type Turn, type TurnContext } from '../interview/turn.ts'
import { photosOf } from '../slots/facts.ts'
import { timeSlot } from '../slots/time-slot.ts'
import { type AssistantModel, complete, ModelError, type ModelMessage } from './completions.ts'
import { pastMessages, systemPrompt } from './prompt.ts'
import { objectTo } from './reply-guard.ts'
import { describeTools, openToolDesk, type ToolDesk } from './tools.ts'

export interface ModelDeps {
  readonly model: AssistantModel
  /** For the whole turn, all of the model's answers together, in ms. */
  readonly deadline: number
  /** A customer's picture as a `data:` URL small enough for a model; null where there is none. */
  readonly pictureUrl: (name: string) => Promise<string | null>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** How often the model may call tools before it has to say something. */
const maxRounds = 6

/** Pictures of one message that a model looks at. */
const maxPictures = 4

/** Numbers that the customer said: saying them back is no price. */
function numbersOf({ facts }: Pick<InterviewState, 'facts'>): number[] {
  return Object.values(facts).flatMap((fact) => (fact.kind === 'number' ? [fact.low, fact.high] : []))
}

function userMessage(content: string, urls: readonly string[]): ModelMessage {
  if (urls.length === 0) return { role: 'user', content }
  return {
    role: 'user',
    content: [
      { type: 'text', text: content },
      ...urls.map((url) => ({ type: 'image_url', image_url: { url } }) as const),
    ],
  }
}

/** Puts the model's words into a turn: the question's quick answers, and the price book's estimate where it is due. */
function compose(context: TurnContext, state: InterviewState, desk: ToolDesk, words: string): Turn {
  const { service } = context
  const facts = desk.facts()
  const next = nextSlot(service, facts)
  const told: InterviewState = { ...state, facts, greeted: true, misses: 0 }
  const isDue = next === null && (state.phase === 'asking' || desk.asked.estimate)
  if (isDue) return conclude(context, told, [words])
  const open = next ?? (facts[timeSlot.id] === undefined ? timeSlot : null)
  const asksForPhotos = desk.asked.photos || open?.id === 'foto'
  const question = open && !words.includes('?') ? [open.question(facts)] : []
  const turn = say(context, {
    paragraphs: [...words.split(/\n{2,}/), ...question],
    state: { ...told, asked: open?.id ?? null },
    toProfessionals: desk.asked.professionals,
  })
  return { ...turn, asksForPhotos }
}

/**
 * A real model in the interviewer's stead. It phrases the answers and understands what no rule foresees; what it
 * understood goes through the interviewer's slots, what it states as money is the price book's, and whenever it fails
 * (deadline, refusal, garbage, a price of its own) the interviewer answers, with what was recorded until then.
 */
export function createModelConversationalist(
  { model, deadline, pictureUrl, log }: ModelDeps,
  book: TurnContext['book'],
): Conversationalist {
  async function talk(
    context: TurnContext,
    state: InterviewState,
    incoming: Incoming,
    history: readonly PastMessage[],
    pictures: readonly string[],
    desk: ToolDesk,
  ): Promise<Turn> {
    const signal = AbortSignal.timeout(deadline)
    const tools = describeTools(context.slots.map(({ id }) => id))
    const shown = model.vision ? await Promise.all(pictures.slice(0, maxPictures).map(pictureUrl)) : []
    const messages: ModelMessage[] = [
      { role: 'system', content: systemPrompt(context, state.facts, model.vision) },
      ...pastMessages(history),
      userMessage(
        incoming.content,
        shown.filter((url) => url !== null),
      ),
    ]
    for (let round = 0; round < maxRounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each answer follows the results of the calls before it
      const { text, calls, message } = await complete(model, messages, tools, signal)
      if (calls.length === 0) {
        const allowed = new Set([...desk.amounts, ...numbersOf({ facts: desk.facts() }), 112])
        const objection = objectTo(text, allowed, model.vision)
        if (objection !== null) throw new ModelError(`the answer was refused: ${objection}`)
        return compose(context, state, desk, text)
      }
      messages.push(message)
      for (const call of calls) {
        messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(desk.run(call)) })
      }
    }
    throw new ModelError('the model only calls tools')
  }

  return {
    async turn(interviewer: Interviewer, given, incoming, conversation) {
      const { service, slots } = interviewer
      const context: TurnContext = { service, slots, book, now: incoming.now }
      const state = incoming.photos > photosOf(given.facts) ? withPhotos(given, incoming.photos) : given
      const desk = openToolDesk(context, state.facts)
      try {
        return await talk(context, state, incoming, conversation.history(), conversation.newPictures(), desk)
      } catch (error) {
        // The reason alone: what people and models write belongs in no log.
        const reason =
          error instanceof ModelError ? error.message : error instanceof Error ? error.name : 'unknown'
        log.warn({ reason, service: service.slug }, 'assistant: the model failed, the interviewer answers')
        return interviewer.handle(given, incoming, desk.facts())
      }
    },
  }
}
