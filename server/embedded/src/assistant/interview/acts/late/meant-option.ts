import { othersHave } from '../../../italian/people/others-have.ts'
import { isSameFact } from '../../../slots/facts.ts'
import { type CaseState, factsOf } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import { isOfOneRoom } from '../../facts/choices/option-for-some.ts'
import type { Hearing } from '../../facts/hearing/parts.ts'
import type { OwnAnswers } from '../../facts/own/own-words.ts'
import { addsMore } from '../../facts/unnamed/one-of-them.ts'
import type { Message } from '../../message.ts'
import { meantChanges } from './meant-changes.ts'

/** Probabilities of an option: beside a place or a date that the rules read, and where they read nothing. */
const least = { beside: 0.6, alone: 0.4 } as const
/** Maximum probability that such a message asks. */
const mostAsking = { beside: 0.3, alone: 0.7 } as const
/** Maximum probability that a message drops one of several jobs: 'togli la caldaia'. */
const mostDropping = 0.3
/** Matches 'le ha messe', 'ce l’ha': what somebody has is the thing of the job. */
const havingIt = /(?<!\p{L})l(?:[oaei] |['’])(?:ha|hanno)(?!\p{L})/iu
/** Minimum probability that a message which tells what somebody else has changes something. */
const leastOfOthers = 0.5
/** Minimum probability that a message only asks what a variant costs. */
const variantShare = 0.5

/** Matches words after 'quelli' that tell which. Without them the message only points at something. */
const telling = /^(?:di|del|dello|della|dei|degli|delle|che|con|col|coi|in|a|al|alla)$/
const pointing = /^quell[aoie]$/

/**
 * Whether a message is about some of the things only, or about no named one: 'quelle della camera no', 'quelli lasciamoli stare'.
 */
export function isOfSomeOnly({ whole }: Message): boolean {
  const texts = whole.words.flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text]))
  const [first = '', second = ''] = texts
  const isRefused = texts.slice(-2).includes('no')
  // 'le macchie restano, mia moglie dice di usare un prodotto migliore: va bene, voglio quello'
  const isPointed = pointing.test(texts.at(-1) ?? '') && texts.length > 1
  return isRefused || isPointed || (pointing.test(first) && !telling.test(second))
}

/** Matches a clause that refuses a thing: 'il cancello no dai, lo fa mio cognato'. */
const refusing = /\p{L} no(?: dai| pero| però| grazie)?\s*(?:[,.;!]|$)/iu

/**
 * Matches a look or a built-in device, which chooses no material, finish or kind: 'effetto legno fuori', 'una parete verde petrolio',
 * 'il water con il bidet incorporato'. What it costs is a question.
 */
const ofLook =
  /(?<!\p{L})(?:effetto|finto|finta|simil|tipo) \p{L}|(?<!\p{L})(?:color[ei]|tonalità|sfumatur[ae])(?!\p{L})|(?<!\p{L})(?:bianc|ner|grigi|ross|giall|verd|marron|crem|avorio|antracit|celest|azzurr|blu|rosa|arancio|petrolio|tortora|sabbia|salvia|incorporat)\p{L}{0,3}(?!\p{L})/iu

/** Options that hold the others of their question. */
const ofAll: ReadonlySet<string> = new Set(['si', 'tutto', 'tutta', 'entrambi'])

function meantAnswer(
  context: TurnContext,
  state: CaseState,
  message: Message,
  way: keyof typeof least,
): OwnAnswers | null {
  const [best] = meantChanges(context, state, message)
  if (best?.kind !== 'option' || best.share < least[way]) return null
  if (message.acts === null || message.acts.ask > mostAsking[way]) return null
  if (state.jobs.length > 1 && message.acts.drop > mostDropping) return null
  if (isOfSomeOnly(message) || (best.option !== 'no' && refusing.test(message.text))) return null
  // 'mio cognato le ha messe in alluminio e si trova bene'
  const isOfOthers = othersHave.test(message.text) && havingIt.test(message.text)
  if (isOfOthers && message.acts.change < leastOfOthers) return null
  // 'mi basterebbe da cinquanta': the rules read figures.
  if (message.whole.quantities.some(({ article }) => !article)) return null
  if (ofLook.test(message.text)) return null
  const fact = { kind: 'choice', option: best.option } as const
  const inHand = state.jobs.find(({ key }) => key === best.job)
  const facts = inHand ? factsOf(state, inHand) : {}
  const known = facts[best.slot]
  const slot = context.catalogue.job(best.job)?.engine.slots.find(({ id }) => id === best.slot)
  if (slot && isOfOneRoom(message.whole, facts, slot)) return null
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
