import { isSameFact } from '../../../slots/facts.ts'
import { jobsAtHand } from '../../agenda.ts'
import { type CaseState, factsOf } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { Hearing } from '../../facts/hearing/parts.ts'
import type { OwnAnswers } from '../../facts/own/own-words.ts'
import { addsMore } from '../../facts/unnamed/one-of-them.ts'
import type { Message } from '../../message.ts'
import { learnOptions, type MeantOption } from './learned/learned-options.ts'

/** Minimum and maximum number of words of a message that the examples resemble. */
const fewestWords = 5
const mostWords = 40

/**
 * Returns the options to which a message after the figure may switch, as similar messages do, the likeliest one first: 'fate solo
 * in verticale' means the walls alone. Only questions that change the price of a job in hand count. Empty for a question.
 */
function meantOptions(context: TurnContext, state: CaseState, message: Message): readonly MeantOption[] {
  const { whole, acts, text, language } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return []
  const words = whole.words.filter(({ kind }) => kind !== 'mark').length
  // 'in alluminio invece? fammi il conto con quello' asks less than it tries.
  const mayAsk = text.includes('?') && acts.ask + acts.tell > mostAskingMark
  if (mayAsk || words < fewestWords || words > mostWords) return []
  const jobs = jobsAtHand(context.catalogue, state)
  const isPossible = (key: string, id: string): boolean => {
    const job = jobs.find((one) => one.key === key)
    const slot = job?.engine.slots.find((one) => one.id === id)
    if (!job || !slot?.price) return false
    const facts = factsOf(state, job.inHand)
    return facts[id] !== undefined || slot.needed(facts)
  }
  return learnOptions().result()(
    whole.words,
    jobs.map(({ key }) => key),
    isPossible,
  )
}

/** Maximum probability that a message with a question mark asks or tells something only. */
const mostAskingMark = 0.1
/** Probabilities of an option: beside a place or a date that the rules read, and where they read nothing. */
const least = { beside: 0.6, alone: 0.4 } as const
/** Maximum probability that such a message asks. */
const mostAsking = { beside: 0.3, alone: 0.7 } as const
/** Maximum probability that a message drops one of several jobs: 'togli la caldaia'. */
const mostDropping = 0.3
/** Minimum probability that a message only asks what a variant costs. */
const variantShare = 0.5

/** Matches words after 'quelli' that tell which. Without them the message only points at something. */
const telling = /^(?:di|del|dello|della|dei|degli|delle|che|con|col|coi|in|a|al|alla)$/
const pointing = /^quell[aoie]$/

/**
 * Whether a message is about some of the things only, or about no named one: 'quelle della camera no', 'quelli lasciamoli stare'.
 */
function isOfSome({ whole }: Message): boolean {
  const texts = whole.words.flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text]))
  const [first = '', second = ''] = texts
  const isRefused = texts.slice(-2).includes('no')
  return isRefused || (pointing.test(first) && !telling.test(second))
}

/** Options that hold the others of their question. */
const ofAll: ReadonlySet<string> = new Set(['si', 'tutto', 'tutta', 'entrambi'])

function meantAnswer(
  context: TurnContext,
  state: CaseState,
  message: Message,
  way: keyof typeof least,
): OwnAnswers | null {
  const [best] = meantOptions(context, state, message)
  if (best === undefined || best.share < least[way]) return null
  if (message.acts === null || message.acts.ask > mostAsking[way]) return null
  if (state.jobs.length > 1 && message.acts.drop > mostDropping) return null
  if (isOfSome(message)) return null
  // 'mi basterebbe da cinquanta': the rules read figures.
  if (message.whole.quantities.some(({ article }) => !article)) return null
  const fact = { kind: 'choice', option: best.option } as const
  const inHand = state.jobs.find(({ key }) => key === best.job)
  const known = inHand && factsOf(state, inHand)[best.slot]
  if (known && isSameFact(known, fact)) return null
  // 'è rotta anche la maniglia' replaces no other part.
  const isBeside = addsMore(message.whole) && known?.kind === 'choice' && known.option !== 'no'
  if (isBeside && !ofAll.has(best.option)) return null
  return { answers: [{ job: best.job, slot: best.slot, fact }], isVariant: message.acts.try >= variantShare }
}

/**
 * Returns the answer to which a message switches, if one is likely and not the known one; otherwise null. Only for a message of
 * which the rules read nothing.
 */
export const meantOption = (context: TurnContext, state: CaseState, message: Message): OwnAnswers | null =>
  meantAnswer(context, state, message, 'alone')

/**
 * Returns the answer to which a message surely switches, if the rules read only a place or a date in it: 'in mansarda a luglio si
 * schiatta, metteteci qualcosa sotto' tells no date. Otherwise null.
 */
export function meantBesideAsides(
  context: TurnContext,
  state: CaseState,
  message: Message,
  { changes, askBack, answered }: Hearing,
): OwnAnswers | null {
  const areAsides = changes.length > 0 && changes.every(({ job }) => job === null)
  return areAsides && askBack === null && !answered ? meantAnswer(context, state, message, 'beside') : null
}
