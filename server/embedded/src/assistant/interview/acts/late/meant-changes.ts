import { jobsAtHand } from '../../agenda.ts'
import { type CaseState, factsOf } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { Message } from '../../message.ts'
import type { LateChange } from './learned/change-lines.ts'
import { learnChanges, type MeantChange } from './learned/learned-changes.ts'

/** Minimum and maximum number of words of a message that the examples resemble. */
const fewestWords = 5
const mostWords = 40
/** Maximum probability that a message with a question mark asks or tells something only. */
const mostAskingMark = 0.1

/**
 * Returns the changes of options and jobs that a message after the figure may make, as similar messages do, the likeliest one
 * first: 'fate solo in verticale' means the walls alone, 'gli occhi elettronici me li monta mio cognato' drops the cameras. Only
 * questions that change the price of a job in hand count. Empty for a question.
 */
export function meantChanges(
  context: TurnContext,
  state: CaseState,
  message: Message,
): readonly MeantChange[] {
  const { whole, acts, text, language } = message
  if (state.phase !== 'estimated' || acts === null || language !== null || state.asked?.job) return []
  const words = whole.words.filter(({ kind }) => kind !== 'mark').length
  // 'in alluminio invece? fammi il conto con quello' asks less than it tries.
  const mayAsk = text.includes('?') && acts.ask + acts.tell > mostAskingMark
  if (mayAsk || words < fewestWords || words > mostWords) return []
  const jobs = jobsAtHand(context.catalogue, state)
  const isInHand = (key: string): boolean => jobs.some((job) => job.key === key)
  const isPossible = (change: LateChange): boolean => {
    if (change.kind === 'job')
      return change.other === null
        ? jobs.length > 1
        : !isInHand(change.other) && context.catalogue.job(change.other) !== null
    const job = jobs.find(({ key }) => key === change.job)
    const slot = job?.engine.slots.find(({ id }) => id === change.slot)
    if (!job || !slot?.price) return false
    const facts = factsOf(state, job.inHand)
    return facts[change.slot] !== undefined || slot.needed(facts)
  }
  return learnChanges().result()(
    whole.words,
    jobs.map(({ key }) => key),
    isPossible,
  )
}
