import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import { roundRange } from '../../estimate/rounding.ts'
import { spokenText } from '../../italian/words.ts'
import { listWords } from '../../wording/figures.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asksInclusion } from '../classify/inclusion.ts'
import { euro, reply, type Reply, subjectOf } from './subject.ts'

/** Says by how much the price of one job differs from that of another: 'sono circa 2.100–3.200 € in meno'. */
function difference(other: PriceRange, mine: PriceRange): string {
  const [low, high] = [other.min - mine.min, other.max - mine.max]
  if (low * high <= 0) return 'il prezzo è più o meno lo stesso'
  const [min, max] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))]
  return `sono circa ${euro(roundRange({ min, max }))} in ${low < 0 ? 'meno' : 'più'}`
}

/** Matches words for doing both works at once. */
const isTogether =
  /già che|gia che|visto che|approfitt|occasione|insieme|stessa volta|nello stesso|in una volta|contemporan/i
const withScaffold = /^ristrutturazione_(?:tetto|facciata)\//

/** Says what two works share when they are done together. */
function shared(one: string, other: string): string {
  const isHigh = withScaffold.test(one) && withScaffold.test(other)
  const isCladding = other.endsWith('/cappotto')
  return `Farli insieme conviene: ${isHigh ? 'il ponteggio' : 'uscita e protezioni'} si paga${isHigh ? '' : 'no'} una volta sola.${isCladding ? ' Con il cappotto la casa si isola e può esserci la detrazione per il risparmio energetico.' : ''}`
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
      isTogether.test(context.utterance.raw) ? shared(job.key, other.key) : null,
      `Se preferisci questa soluzione scrivimi «vorrei ${other.kind.work}» e ti preparo la stima.`,
    ),
    about: other.key,
  }
}

/**
 * Matches a question for the difference between two options in money. 'Quanto deve asciugare' and 'quale dura di più' ask for
 * none.
 */
const asksMoney =
  /differenz|quanto (?!tempo|dev|dur|tien|regg|resist|asciug|pes|isol|scald|consum|rumor|spazio|si |ci )|cost[aoi]|prezz|euro|€|sold[oi]|spend|risparm|in pi[uù]|(?<!(?:dur|regg|isol|resist|scald|consum|pes|tien|rend|sporc|vale|sente|scivol)\p{L}{0,5} )di (?:pi[uù]|meno)|in meno|conviene|economic/iu

/** Returns the prices of the options that a sentence compares, if it asks about money; otherwise null. */
export function variantPrices(context: AnswerContext): string | null {
  if (!asksMoney.test(context.utterance.raw) || asksInclusion(spokenText(context.utterance.words)))
    return null
  const [first, second, ...others] = context.variants?.() ?? []
  if (first === undefined || second === undefined) return null
  const prices = [first, second, ...others].map(({ label, gross }) => `${label} ${euro(gross)}`)
  const gap = others.length === 0 ? ` La seconda: ${difference(second.gross, first.gross)}.` : ''
  return `Con i tuoi dati, IVA compresa: ${listWords(prices)}.${gap}`
}

/**
 * Returns the answer to a question whether the price includes an option that was not chosen, with the price of that option: 'il
 * riscaldamento a pavimento è dentro?'. Null for any other question.
 */
export function optionInside(context: AnswerContext): Reply | null {
  if (!asksInclusion(spokenText(context.utterance.words))) return null
  const [mine, other, ...more] = context.variants?.() ?? []
  if (mine === undefined || other === undefined || more.length > 0) return null
  // An option without a price of its own only describes the home: a future charging point for the plant.
  if (mine.gross.min === other.gross.min && mine.gross.max === other.gross.max) return null
  return {
    ...reply(
      `Non compreso: nella stima ho contato «${mine.label}». Con «${other.label}» sarebbe ${euro(other.gross)}, IVA compresa: ${difference(other.gross, mine.gross)}.`,
      'Se lo vuoi scrivimelo e rifaccio il conto.',
    ),
    about: other.label,
  }
}
