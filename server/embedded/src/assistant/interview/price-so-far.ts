import { roundRange } from '../estimate/rounding.ts'
import { patterns, says } from '../italian/patterns.ts'
import { showEuro } from '../wording/figures.ts'
import { jobsAtHand, openQuestions } from './agenda.ts'
import type { Step } from './proceed.ts'
import { estimateOf } from './showing.ts'

const priceWords = patterns(
  'quanto cost*|quanto viene|quanto vien*|quanto verrebb*|quanto sarebb*|quanto spend*|quanto mi cost*|quanto chied*|prezz*|costo|costi|che cifra|cifra',
)

/** What a customer who asks for the price hears before the questions are answered: the figure so far. */
export function priceSoFar({
  context,
  state,
  message,
  answers,
  isChanged,
  hearing,
}: Omit<Step, 'isAnswered'>): string[] {
  const isRead = isChanged || hearing.changes.length > 0
  if (isRead || answers.topics.some((topic) => topic !== 'price' && topic !== 'other')) return []
  if (!message.sentences.some(({ kind }) => kind !== 'statement') || !says(message.whole.content, priceWords))
    return []
  const estimates = jobsAtHand(context.catalogue, state).flatMap((job) => estimateOf(state, job) ?? [])
  const left = openQuestions(context.catalogue, state).length
  if (estimates.length === 0 || left === 0) return []
  const gross = roundRange({
    min: estimates.reduce((sum, one) => sum + one.gross.min, 0),
    max: estimates.reduce((sum, one) => sum + one.gross.max, 0),
  })
  const missing = left === 1 ? 'Mi manca una risposta' : `Mi mancano ${left} risposte`
  return [
    `Un caso tipico sta sui ${showEuro(gross.min, gross.max)}, IVA compresa. ${missing} per dirti il tuo.`,
  ]
}
