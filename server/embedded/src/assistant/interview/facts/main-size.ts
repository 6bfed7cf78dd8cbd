import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { JobAtHand } from '../agenda.ts'
import type { Message } from '../message.ts'
import type { FactReading } from './fact-reading.ts'
import { withOneMore } from './parts/one-more.ts'
import { measured, withSum } from './sums.ts'

const counting = /^(?:sono|so|saranno|ho|abbiamo|avrei)$/

/**
 * Takes the only bare number of a text as the count of the job's things: 'smontare i pannelli, sono 12', 'le persiane
 * sono scrostate, ne ho 8'.
 */
export function withBareCount(job: JobAtHand, utterance: Utterance, reading: FactReading): FactReading {
  const { quantities, words } = utterance
  const bare = quantities
    .filter(({ unit, article, ordinal }) => unit === null && !article && !ordinal)
    .filter(({ to }) => !/^ant[ae]$/.test(words[to]?.text ?? ''))
  const [count] = bare
  if (!count || bare.length > 1 || utterance.sides.length > 0) return reading
  const isAlone = count.from === 0 && count.to === words.length
  if (!isAlone && !counting.test(words[count.from - 1]?.text ?? '')) return reading
  const fact: Fact = { kind: 'number', low: count.low, high: count.high }
  const main = job.engine.slots.find(
    (slot) => typeof slot.price?.reference === 'number' && slot.needed(reading.facts),
  )
  const isKnown = main && (reading.facts[main.id]?.kind ?? 'unknown') !== 'unknown'
  if (!main || isKnown || measured.test(main.show(fact))) return reading
  const found = main.read(utterance, true)
  if (found?.kind !== 'fact' || !isSameFact(found.fact, fact)) return reading
  return { ...reading, facts: { ...reading.facts, [main.id]: fact }, changed: [...reading.changed, main] }
}

/**
 * Takes the only measure of a text as the main size of the job that it names, if no question has taken the figure:
 * 'togliere la muffa, 4 mq'.
 */
export function withMainSize(
  job: JobAtHand,
  text: string,
  read: FactReading,
  { named }: Message,
): FactReading {
  const isNamed = named.some(({ key, denied }) => key === job.key && !denied)
  const utterance = readUtterance(text)
  const reading = withOneMore(job, utterance, withSum(job, utterance, read))
  const measures = utterance.quantities.filter(({ unit }) => unit === 'area' || unit === 'metre')
  const [figure] = measures
  const main = job.engine.slots.find(
    (slot) => typeof slot.price?.reference === 'number' && slot.needed(reading.facts),
  )
  if (!isNamed && job.inHand.named) return reading
  if (!figure) return withBareCount(job, utterance, reading)
  if (measures.length > 1 || !main) return reading
  const isTaken = reading.changed.some(({ id }) => {
    const fact = reading.facts[id]
    return fact?.kind === 'number' && fact.low <= figure.low && fact.high >= figure.low
  })
  const isKnown = reading.facts[main.id] !== undefined && !reading.changed.includes(main)
  const found = isTaken || isKnown ? null : main.read(utterance, true)
  if (found?.kind !== 'fact' || found.fact.kind !== 'number') return reading
  const changed = [...new Set([...reading.changed, main])]
  return { ...reading, facts: { ...reading.facts, [main.id]: found.fact }, changed }
}
