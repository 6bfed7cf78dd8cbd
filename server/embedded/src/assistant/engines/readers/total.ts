import type { Quantity } from '../../italian/numbers/quantities.ts'
import { isTotal } from '../../italian/numbers/retold/totals.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'

const openings: ReadonlySet<Quantity['unit']> = new Set(['window', 'door', 'balcony'])

/**
 * Returns quantities without the total of their openings: 'undici infissi: nove finestre e due portefinestre' are nine
 * windows and not twenty. The total comes first, or the message calls it so, and has at least two parts of different kinds.
 */
export function withoutTotal(quantities: readonly Quantity[], words: readonly Word[]): readonly Quantity[] {
  const parts = quantities.filter(({ unit, ordinal }) => openings.has(unit) && !ordinal)
  const all = parts.reduce((sum, { low }) => sum + low, 0)
  const total = parts.find(
    (one, at) => one.unit === 'window' && one.low * 2 === all && (at === 0 || isTotal(words, one)),
  )
  const isOfTwoKinds = new Set(parts.filter((one) => one !== total).map(({ unit }) => unit)).size > 1
  return total && isOfTwoKinds ? quantities.filter((one) => one !== total) : quantities
}

/**
 * Returns the count that a message calls the total: 8 in '3 in sala, 4 in camera e due fuori, in totale 8'. The customer's
 * own sum is surer than one of the parts that were read.
 *
 * @param isCount whether a quantity may be the count
 */
export function statedTotal(
  { quantities, words }: Utterance,
  isCount: (quantity: Quantity) => boolean,
): Interval | null {
  const total = quantities.findLast(
    (one) => !one.article && !one.ordinal && isCount(one) && isTotal(words, one),
  )
  return total ? { low: total.low, high: total.high } : null
}
