import { readUtterance } from '../italian/utterance.ts'
import { answerTo } from '../wording/answers.ts'
import { close, conclude, goingOn, goOn } from './conclusion.ts'
import { foreignLanguage, type Intent, readIntent } from './intents.ts'
import { otherService } from './other-services.ts'
import { type MessageReading, withUnknown } from './reading.ts'
import type { InterviewState } from './state.ts'
import {
  type Incoming,
  nextSlot,
  openSlots,
  say,
  type Turn,
  type TurnContext,
  whereSentence,
} from './turn.ts'

/** After so many messages that do not answer a question, a typical value stands in. */
const maxMisses = 3

/** What is answered by words alone, and is no failed try at the question. */
const misunderstood: ReadonlySet<Intent | null> = new Set([
  null,
  'rude',
  'injection',
  'off-topic',
  'foreign',
  'empty',
])

const unsure = 'Non sono sicuro di aver capito.'
const noAnswer = 'Su questo non so aiutarti: io mi occupo di lavori di casa e di quanto costano.'
const typicalValue = 'Andiamo avanti: qui uso un valore tipico.'

function skip(context: TurnContext, state: InterviewState, slotId: string, lead: readonly string[]): Turn {
  const slots = context.slots.filter(({ id }) => id === slotId)
  const facts = withUnknown(state.facts, slots)
  const words = slotId === 'foto' ? 'Andiamo avanti senza foto.' : typicalValue
  return goOn(context, { ...state, facts, misses: 0, asked: null }, [...lead, words])
}

/** Says something and asks the same question again, more plainly the second time; the third time it moves on. */
export function again(
  context: TurnContext,
  state: InterviewState,
  answer: string | null,
  isMiss: boolean,
): Turn {
  const slot = context.slots.find(({ id }) => id === state.asked) ?? nextSlot(context.service, state.facts)
  if (!slot) return say(context, { paragraphs: [answer ?? unsure, goingOn], state })
  const misses = isMiss ? state.misses + 1 : state.misses
  if (misses >= maxMisses) return skip(context, state, slot.id, answer ? [answer] : [])
  const lead = answer ?? (isMiss && misses > 1 ? 'Scusa, non ho capito la risposta.' : unsure)
  const wayOut = misses > 1 && slot.id !== 'foto' ? ' Se non lo sai, scrivi «non lo so».' : ''
  const hint = isMiss ? ` ${slot.example}${wayOut}` : ''
  return say(context, {
    paragraphs: [lead, `${slot.question(state.facts)}${hint}`],
    state: { ...state, asked: slot.id, misses },
  })
}

/** An answer that is none yet: which of two towns, a number out of all bounds, photos that are to come. */
export function askBack(
  context: TurnContext,
  state: InterviewState,
  back: NonNullable<MessageReading['askBack']>,
  lead: readonly string[],
  progressed: boolean,
): Turn {
  const misses = progressed ? 0 : state.misses + 1
  if (misses >= maxMisses) return skip(context, state, back.slot.id, lead)
  return say(context, {
    paragraphs: [...lead, back.words],
    chips: back.chips,
    state: { ...state, asked: back.slot.id, misses },
  })
}

function afterwards(
  context: TurnContext,
  state: InterviewState,
  intent: Intent | null,
  answer: string | null,
): Turn {
  if (intent === 'price' || intent === 'estimate-now') {
    return conclude(context, state, ['Ecco di nuovo la stima.'])
  }
  if (intent === 'thanks' || intent === 'farewell') return close(context, state, [answer ?? ''])
  if (intent === 'professionals') {
    const where = whereSentence(context.service, state.facts)
    return say(context, { paragraphs: [where, goingOn], state, toProfessionals: true })
  }
  return say(context, { paragraphs: [answer ?? noAnswer, goingOn], state })
}

/** Answers a message that answers no question of ours, and asks again. */
export function sideStep(context: TurnContext, state: InterviewState, incoming: Incoming): Turn {
  const { service, slots } = context
  const utterance = readUtterance(incoming.content)
  const intent = readIntent(utterance)
  const asked = slots.find(({ id }) => id === state.asked)
  const answer = intent
    ? answerTo(intent, {
        relief: service.relief,
        vat: service.vat,
        now: incoming.now,
        open: openSlots(service, state.facts).length,
        help: asked?.help ?? null,
        language: foreignLanguage(utterance),
      })
    : null
  const other = answer === null ? otherService(utterance.content, service.slug) : null
  if (other) {
    const words = `Qui parliamo di ${service.work}. Per «${other.title}» c’è la sua stima in «Scopri quanto costa».`
    const turn =
      state.phase === 'asking'
        ? again(context, state, words, false)
        : say(context, { paragraphs: [words, goingOn], state })
    return { ...turn, reply: { ...turn.reply, link: { kind: 'service', slug: other.slug } } }
  }
  if (state.phase !== 'asking') return afterwards(context, state, intent, answer)
  if (intent === 'professionals') {
    const where = whereSentence(service, state.facts)
    return again(context, state, `${where} Con la stima in mano è più facile parlarci.`, false)
  }
  return again(context, state, answer, misunderstood.has(intent))
}
