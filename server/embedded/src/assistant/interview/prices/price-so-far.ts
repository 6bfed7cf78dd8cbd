import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import { roundRange } from '../../estimate/rounding.ts'
import { patterns, says } from '../../italian/patterns.ts'
import { showEuro } from '../../wording/figures.ts'
import { jobsAtHand, openQuestions } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { TurnContext } from '../context.ts'
import type { Step } from '../proceed.ts'
import { estimateOf } from './showing.ts'

const priceWords = patterns(
  'quanto cost*|quanto viene|quanto vien*|quanto verrebb*|quanto sarebb*|quanto spend*|quanto mi cost*|quanto chied*|prezz*|costo|costi|che cifra|cifra',
)

/**
 * Returns the price of all jobs in hand, with reference values for the open questions; null if none of them
 * has a price.
 */
export function typicalPrice({ catalogue }: TurnContext, state: CaseState): PriceRange | null {
  const estimates = jobsAtHand(catalogue, state).flatMap((job) => estimateOf(state, job) ?? [])
  if (estimates.length === 0) return null
  return roundRange({
    min: estimates.reduce((sum, one) => sum + one.gross.min, 0),
    max: estimates.reduce((sum, one) => sum + one.gross.max, 0),
  })
}

/** Returns the price so far, for a customer who asks for it before all questions are answered. */
export function priceSoFar({
  context,
  state,
  message,
  answers,
  isChanged,
  hearing,
}: Omit<Step, 'isAnswered'>): string[] {
  const isRead = isChanged || hearing.changes.length > 0
  if (isRead || answers.isSure || answers.topics.some((topic) => topic !== 'price' && topic !== 'other'))
    return []
  const isAsked = message.sentences.some(({ kind }) => kind !== 'statement')
  if (!answers.topics.includes('price') && !(isAsked && says(message.whole.content, priceWords))) return []
  // 'quanto viene il cappotto?', while the paint of the facade is in hand, asks for another price.
  const isOther = message.named.some(
    ({ key, denied }) => !denied && state.jobs.every((job) => job.key !== key),
  )
  if (isOther && answers.paragraphs.length > 0) return []
  const gross = typicalPrice(context, state)
  const left = openQuestions(context.catalogue, state).length
  if (gross === null || left === 0) return []
  const missing = left === 1 ? 'Mi manca una risposta' : `Mi mancano ${left} risposte`
  return [
    `Un caso tipico sta sui ${showEuro(gross.min, gross.max)}, IVA compresa. ${missing} per dirti il tuo.`,
  ]
}
