import { brand } from '@mestieri/shared/brand.ts'

import type { Service } from '../estimate/job.ts'
import { readUtterance } from '../italian/utterance.ts'
import type { PriceBook } from '../price-book/price-book.ts'
import { type Facts, photosOf } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
import { timeSlot } from '../slots/time-slot.ts'
import { acknowledge, acknowledgePhotos } from '../wording/acknowledge.ts'
import { urgentAnswer } from '../wording/answers.ts'
import { close, conclude, goingOn, goOn } from './conclusion.ts'
import { type Intent, readIntent } from './intents.ts'
import { type MessageReading, readMessage, withHeard, withUnknown } from './reading.ts'
import { again, askBack, sideStep } from './side-steps.ts'
import { freshState, type InterviewState, withPhotos } from './state.ts'
import { type Incoming, nextSlot, openSlots, say, type Turn, type TurnContext } from './turn.ts'

/** What the page writes for a message that is photos only (specification, section 4). */
const photosOnly = 'Foto caricate'

/** A first message this short may answer the first question without having been asked it. */
const shortFirst = 5

/**
 * Interviews a customer about one service: one question at a time, skipping what was said already, up to an estimate
 * from the price book; then it goes on answering. Deterministic: the same messages give the same answers.
 */
export interface Interviewer {
  readonly service: Service
  /** The service's slots and the one for when to start. */
  readonly slots: readonly Slot[]
  /**
   * Answers a message. Never throws, whatever the message.
   *
   * @param heard what somebody else has understood of it: taken where the interviewer understood nothing
   */
  handle(state: InterviewState, incoming: Incoming, heard?: Facts): Turn
}

function greeting(service: Service, knows: boolean): string {
  const promise = knows
    ? 'Ancora poche domande e ti do una stima indicativa.'
    : 'Qualche domanda, ci vorrà solo un minuto, e ti do una stima indicativa.'
  return `Ciao, sono Gino, l’assistente AI di ${brand.name}. Ti aiuto a capire quanto costa ${service.work}. ${promise}`
}

/** Whether the estimate would come out otherwise. */
function changesEstimate({ changed }: MessageReading): boolean {
  return changed.some(({ id }) => id !== timeSlot.id && id !== 'foto')
}

/** The customer does not know what was asked. */
function settleUnknown(
  context: TurnContext,
  state: InterviewState,
  asked: Slot,
  lead: readonly string[],
): Turn {
  const facts = withUnknown(state.facts, [asked])
  const settled = { ...state, facts, misses: 0, lastFilled: asked.id }
  if (asked === timeSlot) return close(context, settled, [...lead, 'Va bene, lo decidi con calma.'])
  const words =
    asked.id === 'comune'
      ? 'Va bene, senza zona la stima è più larga.'
      : 'Nessun problema: uso un valore tipico.'
  return goOn(context, settled, [...lead, words])
}

/**
 * Makes the interviewer of a service.
 *
 * @param book where every figure that it states comes from
 */
export function createInterviewer(service: Service, book: PriceBook): Interviewer {
  const slots = [...service.slots, timeSlot]

  function restart(context: TurnContext, incoming: Incoming): Turn {
    const kept: Facts = incoming.photos > 0 ? { foto: { kind: 'photos', count: incoming.photos } } : {}
    const blank: InterviewState = { ...freshState, greeted: true, facts: kept }
    const reading = readMessage(incoming.content, slots, blank)
    const lead = ['Va bene, ricominciamo da capo.', ...acknowledge(reading, kept)]
    return goOn(context, { ...blank, facts: reading.facts }, lead)
  }

  function estimateNow(context: TurnContext, state: InterviewState, lead: readonly string[]): Turn {
    const facts = withUnknown(state.facts, openSlots(service, state.facts))
    const words = 'Va bene: dove non mi hai risposto uso valori tipici, quindi la stima è più larga.'
    return conclude(context, { ...state, facts }, [...lead, words])
  }

  /** What a message says, read as an answer to what was asked last. */
  function read(content: string, state: InterviewState, intent: Intent | null): MessageReading {
    const isIdle = (intent === 'injection' || intent === 'off-topic') && state.asked !== 'comune'
    const isFirst = !state.greeted && readUtterance(content).words.length <= shortFirst
    const asked = isFirst ? (nextSlot(service, state.facts)?.id ?? null) : state.asked
    return readMessage(isIdle ? '' : content, slots, { ...state, asked })
  }

  function handle(given: InterviewState, incoming: Incoming, heard: Facts = {}): Turn {
    const context: TurnContext = { service, slots, book, now: incoming.now }
    const arrived = Math.max(0, incoming.photos - photosOf(given.facts))
    const content = arrived > 0 && incoming.content.trim() === photosOnly ? '' : incoming.content
    const intent = content === '' ? null : readIntent(readUtterance(content))
    if (intent === 'restart') return restart(context, { ...incoming, content })

    const asked = slots.find(({ id }) => id === given.asked) ?? null
    const state = arrived > 0 ? withPhotos(given, incoming.photos) : given
    const understood = read(
      content,
      arrived > 0 && asked?.id === 'foto' ? { ...state, asked: null } : state,
      intent,
    )
    const reading = withHeard(understood, slots, heard)
    const urgent = intent === null ? null : urgentAnswer(intent)
    const knows = reading.changed.length > 0 || Object.keys(state.facts).length > 0
    const lead = [
      ...(state.greeted ? [] : [greeting(service, knows)]),
      ...(urgent === null ? [] : [urgent]),
      ...(arrived > 0 ? [acknowledgePhotos(arrived)] : []),
      ...acknowledge(reading, state.facts),
    ]
    const lastFilled = reading.changed.at(-1)?.id ?? state.lastFilled
    const next: InterviewState = { ...state, facts: reading.facts, greeted: true, lastFilled }
    const settled: InterviewState = { ...next, misses: 0 }

    if (intent === 'estimate-now' && state.phase === 'asking') return estimateNow(context, settled, lead)
    if (reading.askBack && reading.askBack.slot === asked) {
      return askBack(context, next, reading.askBack, lead, reading.changed.length > 0)
    }
    if (reading.unknown && asked) return settleUnknown(context, settled, asked, lead)
    if (arrived === 0 && content.trim() === photosOnly) {
      return again(context, next, 'Le foto non sono ancora arrivate: appena ci sono le aggiungo.', false)
    }
    if (state.phase !== 'asking') {
      // A change may open a question that was not needed before.
      if (changesEstimate(reading)) return goOn(context, settled, lead)
      if (reading.changed.length > 0 || arrived > 0) return close(context, settled, lead)
      if (urgent !== null) return say(context, { paragraphs: [...lead, goingOn], state: next })
      return sideStep(context, next, incoming)
    }
    if (!state.greeted || reading.changed.length > 0 || arrived > 0) return goOn(context, settled, lead)
    if (urgent !== null) return again(context, next, urgent, false)
    if (reading.repeated && intent === null)
      return again(context, next, 'Sì, questo l’ho già segnato.', false)
    return sideStep(context, next, incoming)
  }

  return { service, slots, handle }
}
