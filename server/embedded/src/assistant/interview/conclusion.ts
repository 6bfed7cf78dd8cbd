import { taxRelief, taxReliefHolds } from '@mestieri/shared/catalogue/tax-relief.ts'

import { estimate } from '../estimate/service-estimate.ts'
import { timeSlot } from '../slots/time-slot.ts'
import { estimateCard, estimateParagraphs } from '../wording/service-estimate-reply.ts'
import type { InterviewState } from './state.ts'
import { nextSlot, say, type Turn, type TurnContext, whereSentence } from './turn.ts'

/** What can still be done once the estimate is there. */
export const goingOn =
  'Se cambia qualcosa scrivimelo, per esempio «e se fossero 100 m²?»: rifaccio i conti. Per un altro lavoro scrivi «ricominciamo».'

/** States the estimate, or why there is none; then asks when to begin, if that is not known yet. */
export function conclude(context: TurnContext, state: InterviewState, lead: readonly string[]): Turn {
  const { service, book, now } = context
  const { facts } = state
  const result = estimate(service, facts, book)
  const open = facts[timeSlot.id] === undefined
  const closing = `${whereSentence(service, facts)}${open ? `\n${timeSlot.question(facts)}` : ` ${goingOn}`}`
  const after = { ...state, asked: open ? timeSlot.id : null, misses: 0, phase: 'estimated' as const }
  if (!result) {
    const paragraphs = [...lead, service.siteVisit ?? '', closing].filter((text) => text !== '')
    return say(context, { paragraphs, state: { ...after, shown: null }, toProfessionals: true })
  }
  const card = estimateCard(service, facts, result, book)
  const inWords = estimateParagraphs(card)
  const relief = taxReliefHolds(now) && state.shown === null ? [taxRelief.words[service.relief]] : []
  return say(context, {
    paragraphs: [...lead, ...inWords, ...relief, closing],
    inWords: [lead.length, inWords.length],
    card,
    state: { ...after, shown: { min: result.min, max: result.max } },
  })
}

/** Asks the next question, after what there is to say first; when there is none left, states the estimate. */
export function goOn(context: TurnContext, state: InterviewState, lead: readonly string[]): Turn {
  const slot = nextSlot(context.service, state.facts)
  if (!slot) return conclude(context, state, lead)
  return say(context, {
    paragraphs: [...lead, slot.question(state.facts)],
    state: { ...state, asked: slot.id, phase: 'asking' },
  })
}

/** When to begin is settled: nothing more to ask. */
export function close(context: TurnContext, state: InterviewState, lead: readonly string[]): Turn {
  return say(context, {
    paragraphs: [...lead, `${whereSentence(context.service, state.facts)} ${goingOn}`],
    state: { ...state, phase: 'closed', asked: null, misses: 0 },
    toProfessionals: true,
  })
}
