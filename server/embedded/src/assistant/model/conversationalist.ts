import { photosComing } from '@mestieri/shared/chat/photo-messages.ts'
import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import type { FastifyBaseLogger } from 'fastify'

import type { Conversation, Conversationalist, PastMessage } from '../conversation.ts'
import type { CaseState } from '../interview/case.ts'
import type { Incoming, Turn } from '../interview/context.ts'
import type { Surveyor } from '../interview/surveyor.ts'
import { knownAmounts } from './guard/known-amounts.ts'
import { type GuardContext, objectTo, withoutObjected } from './guard/reply-guard.ts'
import { showPictures } from './prompt/pictures.ts'
import { objectionWords, pastMessages, systemPrompt, userMessage } from './prompt/prompt.ts'
import { createCircuit, type ModelState } from './service/circuit.ts'
import { type CallDeadline, createModelClient } from './service/completions.ts'
import { type AssistantModel, ModelError, type ModelMessage } from './service/protocol.ts'
import { systemTiming, type Timing } from './service/timing.ts'
import { openToolDesk, type ToolDesk } from './tool-desk.ts'
import { describeTools } from './tools.ts'

export interface ModelDeps {
  readonly model: AssistantModel
  /** Time limit of a whole turn with all its model calls, in ms. */
  readonly deadline: number
  /** Returns a customer's picture as a `data:` URL, reduced for a model; null if it cannot be read. */
  readonly pictureUrl: (name: string) => Promise<string | null>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  readonly timing?: Timing
}

/** The model's statistics since the process started. */
export interface ModelReport {
  readonly model: ModelState
  /** Whether the circuit is open: only probes reach the model. */
  readonly circuit: 'closed' | 'open'
  /** The reason of the last failure: 'the model answered 503', 'TimeoutError'; null if there was none. */
  readonly lastFailure: string | null
  /** Number of turns answered in the model's words. */
  readonly answered: number
  /** Number of turns in which the model failed: time-out, refusal, or an invalid answer. */
  readonly failed: number
  /** Number of turns in which the guard removed a sentence or the whole answer. */
  readonly refused: number
}

/** A model that phrases the replies, with its statistics. */
export interface ModelConversationalist extends Conversationalist {
  report(): ModelReport
}

/** Maximum number of model calls in one turn: tool calls, the reply, and one more try after an objection. */
const maxRounds = 7

/** Whether the turn must keep its wording: an emergency, or a question that waits for a yes or no. */
function isOwn(given: CaseState, { isEmergency, state }: Turn): boolean {
  return isEmergency || given.pending !== null || state.pending !== null
}

/** Returns the reason for the log. Texts of customers and models are never logged. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelError) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

/** The data of one turn with the model. */
interface Talk {
  readonly surveyor: Surveyor
  readonly state: CaseState
  readonly incoming: Incoming
  readonly conversation: Conversation
  readonly desk: ToolDesk
  readonly deadline: CallDeadline
}

/** Returns a turn in the model's words, without rejected sentences. */
function worded({ surveyor, state, incoming, desk }: Talk, text: string | null): Turn {
  const turn = desk.turn()
  if (text === null) return turn
  const said = surveyor.reword(state, incoming, turn, text.split(/\n{2,}/))
  // The model has answered a message that no rule understood, so the message does not count as a miss.
  return { ...said, state: { ...said.state, misses: 0 } }
}

/**
 * Makes a conversationalist that uses a model. Emergencies and the rules come first. What the model
 * understands beyond the rules goes through the surveyor's slots, and every amount of money comes from the
 * surveyor. If the model fails, the surveyor answers, with the data recorded so far. After two failures in a
 * row the model is not used for a while.
 */
export function createModelConversationalist({
  model,
  deadline: turnMs,
  pictureUrl,
  log,
  timing = systemTiming,
}: ModelDeps): ModelConversationalist {
  const client = createModelClient(model, timing)
  const circuit = createCircuit(() => timing.now())
  const counts = { answered: 0, failed: 0, refused: 0 }
  let lastFailure: string | null = null

  function refuse(talk: Talk, objection: string, text: string | null): Turn {
    counts.refused += 1
    log.warn(
      { objection, service: talk.surveyor.slug },
      'assistant: an answer of the model was refused or cut',
    )
    return worded(talk, text)
  }

  async function converse(talk: Talk): Promise<Turn> {
    const { surveyor, incoming, conversation, desk, deadline } = talk
    const history = conversation.history()
    const shown = model.vision
      ? await showPictures(conversation, pictureUrl)
      : { past: new Map<string, string>(), now: [] }
    const canSee = shown.past.size + shown.now.length > 0
    const briefing = systemPrompt({ surveyor, turn: desk.turn(), now: incoming.now, canSee })
    const past = pastMessages(history, shown.past)
    const messages: ModelMessage[] = [
      { role: 'system', content: briefing },
      ...past,
      userMessage(incoming.content, shown.now),
    ]
    const said = (by: PastMessage['role']) =>
      history.flatMap(({ role, content }) => (role === by ? [parseReply(content).text] : []))
    const own = [briefing, ...said('assistant')]
    const customer = [...said('user'), incoming.content]
    const guard = (): GuardContext => ({
      known: knownAmounts({ own: [...own, ...desk.turn().reply.paragraphs], customer }),
      canSee,
    })
    const tools = describeTools(surveyor.catalogue)
    let isSecondTry = false
    for (let round = 0; round < maxRounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each answer follows the results of the calls before it
      const { text, calls, message } = await client.complete(messages, tools, deadline)
      if (calls.length > 0) {
        messages.push(message)
        for (const call of calls) {
          messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(desk.run(call)) })
        }
        continue
      }
      const context = guard()
      const objection = objectTo(text, context)
      if (objection === null) {
        counts.answered += 1
        return worded(talk, text)
      }
      if (isSecondTry) return refuse(talk, objection, withoutObjected(text, context))
      isSecondTry = true
      if (text !== '') messages.push(message)
      messages.push({ role: 'user', content: objectionWords(objection) })
    }
    throw new ModelError('the model only calls tools')
  }

  return {
    report: () => ({
      model: circuit.state(),
      circuit: circuit.isOpen() ? 'open' : 'closed',
      lastFailure,
      ...counts,
    }),
    async turn(surveyor, given, incoming, conversation) {
      const byRules = surveyor.handle(given, incoming)
      // The reply that opens the thread is not shown to the customer.
      if (isOwn(given, byRules) || incoming.content === photosComing) return byRules
      const settle = circuit.enter()
      if (!settle) return byRules
      const wasFailing = circuit.state() === 'failing'
      const desk = openToolDesk(surveyor, given, incoming)
      const { signal, clear } = timing.deadline(turnMs)
      const deadline = { signal, at: timing.now() + turnMs }
      try {
        const turn = await converse({ surveyor, state: given, incoming, conversation, desk, deadline })
        settle(false)
        if (wasFailing) log.info({ service: surveyor.slug }, 'assistant: the model answers again')
        return turn
      } catch (error) {
        settle(true)
        counts.failed += 1
        lastFailure = reasonOf(error)
        log.warn(
          { reason: lastFailure, service: surveyor.slug },
          'assistant: the model failed, the surveyor answers',
        )
        return desk.turn()
      } finally {
        clear()
      }
    },
  }
}
