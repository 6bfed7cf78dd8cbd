import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { JobAtHand } from '../agenda.ts'
import type { FactReading } from './fact-reading.ts'

/** Matches labels and units of measures, as opposed to counts. */
export const measured = /m²|metri|\bm$|kw|€/i

/** Matches words before or after a number that mark it as a total: 'quindi 7', '16 in tutto'. */
const summing = /^(?:quindi|cioe|insomma|totale|tutto|complessivamente|fanno|fa)$/

/** Matches words that change a known count, so that a total replaces it: 'aggiungiamo quella, quindi 7'. */
const revising = /^(?:anche|aggiung|togli|tolgo|lev|meno|piu|anzi|allora)/

function isSum({ words }: Utterance, { from, to }: Quantity): boolean {
  const [next = '', afterNext = ''] = [words[to]?.text, words[to + 1]?.text]
  const isTotal = /^(?:totali|totale|complessiv[ie])$/.test(next)
  const before = words[from - 1]?.kind === 'mark' ? words[from - 2] : words[from - 1]
  return summing.test(before?.text ?? '') || isTotal || (next === 'in' && /^tot|^tutt/.test(afterNext))
}

/** Takes the number that a text marks as the total: 'sono 6 più quella dello sgabuzzino, quindi 7'. */
export function withSum(job: JobAtHand, utterance: Utterance, reading: FactReading): FactReading {
  const main = job.engine.slots.find(
    (slot) => typeof slot.price?.reference === 'number' && slot.needed(reading.facts),
  )
  const sum = utterance.quantities.findLast(
    (one) => one.unit === null && !one.article && !one.ordinal && isSum(utterance, one),
  )
  if (!main || !sum) return reading
  const fact: Fact = { kind: 'number', low: sum.low, high: sum.high }
  const isKnown = reading.facts[main.id] !== undefined && !reading.changed.includes(main)
  if ((isKnown && !utterance.words.some(({ text }) => revising.test(text))) || measured.test(main.show(fact)))
    return reading
  const found = main.read({ ...utterance, quantities: [sum], sides: [], denied: [] }, true)
  if (found?.kind !== 'fact' || !isSameFact(found.fact, fact)) return reading
  const changed = [...new Set([...reading.changed, main])]
  return { ...reading, facts: { ...reading.facts, [main.id]: fact }, changed }
}
