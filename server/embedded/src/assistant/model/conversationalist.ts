import type { FastifyBaseLogger } from 'fastify'

import type { Conversationalist, PastMessage } from '../conversation.ts'
import type { Incoming, Turn } from '../interview/context.ts'
import type { Surveyor } from '../interview/surveyor.ts'
import type { CaseState } from '../interview/case.ts'
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
function numbersOf({ jobs }: CaseState): number[] {
  return jobs
    .flatMap(({ facts }) => Object.values(facts))
    .flatMap((fact) => (fact.kind === 'number' ? [fact.low, fact.high] : []))
}

/** Amounts of the cards that the reply shows. */
function amountsOf({ reply: { estimates = [] } }: Turn): number[] {
  return estimates.flatMap(({ min, max, net }) => [min, max, ...(net ? [net.min, net.max] : [])])
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

/**
 * A real model in the surveyor's stead. Emergencies and reading by rules come first; what the model understood beyond
 * that goes through the surveyor's questions, what it states as money is the surveyor's, and whenever it fails
 * (deadline, refusal, garbage, a price of its own) the surveyor answers, with what was recorded until then.
 */
export function createModelConversationalist({ model, deadline, pictureUrl, log }: ModelDeps): Conversationalist {
  async function talk(
    surveyor: Surveyor,
    state: CaseState,
    incoming: Incoming,
    history: readonly PastMessage[],
    pictures: readonly string[],
    desk: ToolDesk,
  ): Promise<Turn> {
    const signal = AbortSignal.timeout(deadline)
    const byRules = surveyor.handle(state, incoming)
    const tools = describeTools(desk.slotIds)
    const shown = model.vision ? await Promise.all(pictures.slice(0, maxPictures).map(pictureUrl)) : []
    const messages: ModelMessage[] = [
      { role: 'system', content: systemPrompt(surveyor, byRules, model.vision) },
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
        const turn = surveyor.handle(state, incoming, desk.heard())
        const allowed = new Set([...amountsOf(turn), ...numbersOf(turn.state), 112])
        const objection = objectTo(text, allowed, model.vision)
        if (objection !== null) throw new ModelError(`the answer was refused: ${objection}`)
        return surveyor.reword(state, incoming, turn, text.split(/\n{2,}/))
      }
      messages.push(message)
      for (const call of calls) {
        messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(desk.run(call)) })
      }
    }
    throw new ModelError('the model only calls tools')
  }

  return {
    async turn(surveyor, given, incoming, conversation) {
      const byRules = surveyor.handle(given, incoming)
      if (byRules.isEmergency) return byRules
      const desk = openToolDesk(surveyor, byRules.state)
      try {
        return await talk(surveyor, given, incoming, conversation.history(), conversation.newPictures(), desk)
      } catch (error) {
        // The reason alone: what people and models write belongs in no log.
        const reason =
          error instanceof ModelError ? error.message : error instanceof Error ? error.name : 'unknown'
        log.warn({ reason, service: surveyor.slug }, 'assistant: the model failed, the surveyor answers')
        return surveyor.handle(given, incoming, desk.heard())
      }
    },
  }
}
