import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import { roundRange } from '../../estimate/rounding.ts'
import type { AnswerContext } from '../answer-context.ts'
import { euro, reply, type Reply, subjectOf } from './subject.ts'

/** Says by how much the price of one job differs from that of another: 'sono circa 2.100–3.200 € in meno'. */
function difference(other: PriceRange, mine: PriceRange): string {
  const [low, high] = [other.min - mine.min, other.max - mine.max]
  if (low * high <= 0) return 'il prezzo è più o meno lo stesso'
  const [min, max] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))]
  return `sono circa ${euro(roundRange({ min, max }))} in ${low < 0 ? 'meno' : 'più'}`
}

/**
 * Returns the price of the other job that a sentence compares with the job in hand; null if it names no job
 * with a price.
 */
export function alternative(context: AnswerContext): Reply | null {
  const job = subjectOf(context)
  const [other] = job?.estimate ? (context.alternatives?.() ?? []) : []
  if (!job?.estimate || !other?.estimate) return null
  const mine = job.estimate.gross
  const theirs = other.estimate.gross
  return {
    ...reply(
      `«${other.kind.title}», con gli stessi dati: ${euro(theirs)}, IVA compresa. Rispetto a «${job.kind.title}» (${euro(mine)}) ${difference(theirs, mine)}.`,
      `Se preferisci questa soluzione scrivimi «vorrei ${other.kind.work}» e ti preparo la stima.`,
    ),
    about: other.key,
  }
}
