import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { spokenText } from '../../italian/words.ts'
import { type Fact, isSameFact } from '../../slots/facts.ts'
import type { JobAtHand } from '../agenda.ts'
import type { Message } from '../message.ts'
import type { FactReading } from './fact-reading.ts'
import { countsOthers } from './known-figure.ts'
import { measured, withSum } from './sums.ts'
import { addsThatOne } from './unnamed/one-of-them.ts'

const counting = /^(?:sono|so|saranno|ho|abbiamo|avrei)$/
const wishing =
  /^(?:voglio|serv(?:ono|irebbero)|metti|bastano|basterebbero|cambio|metto|faccio|rifaccio|prendo|\p{L}{2,}(?:rei|remmo|iamo|ate|ete))$/u

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
  const rest = spokenText(words.slice(count.to))
  const isAlone = count.from === 0 && /^(?:in piu)?$/.test(rest)
  const [before = '', earlier = ''] = [words[count.from - 1]?.text, words[count.from - 2]?.text]
  // 'ne vorrei cinque in più'
  const isWished = earlier === 'ne' && wishing.test(before)
  if (!isAlone && !isWished && !counting.test(before)) return reading
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
 * Adds one to the known count of a job's things if a message names a further one by its place: 'metti anche quella del
 * bagno, 70 x 130', of four shutters.
 */
function withOneMore(job: JobAtHand, utterance: Utterance, reading: FactReading): FactReading {
  const main = job.engine.slots.find(
    (slot) => typeof slot.price?.reference === 'number' && slot.needed(reading.facts),
  )
  const known = main && reading.facts[main.id]
  if (!main || known?.kind !== 'number' || known.low !== known.high || reading.changed.includes(main))
    return reading
  const shown = main.show(known)
  // 'quella' is a shutter, and 'quello' a radiator. The plural shows the gender: 'termosifone' ends like 'tapparelle'.
  const [, noun = ''] = main.show({ kind: 'number', low: 2, high: 2 }).split(' ')
  const isMeant = utterance.words.some(({ text }) => text === (noun.endsWith('e') ? 'quella' : 'quello'))
  if (measured.test(shown) || !isMeant || !addsThatOne(utterance)) return reading
  const fact: Fact = { kind: 'number', low: known.low + 1, high: known.high + 1 }
  return { ...reading, facts: { ...reading.facts, [main.id]: fact }, changed: [...reading.changed, main] }
}

/**
 * Takes the only measure of a text as the main size of the job that it names, if no question has taken the figure:
 * 'togliere la muffa, 4 mq'.
 *
 * @param isFresh whether the message adds the job: a known size is then one that it took over from another job
 */
// oxlint-disable-next-line max-params -- its two calls name each argument
export function withMainSize(
  job: JobAtHand,
  text: string,
  read: FactReading,
  { named }: Message,
  isFresh = false,
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
  const isKnown = !isFresh && reading.facts[main.id] !== undefined && !reading.changed.includes(main)
  const found = isTaken || isKnown ? null : main.read(utterance, true)
  if (found?.kind !== 'fact' || found.fact.kind !== 'number') return reading
  // 'appartamento 85 mq, 6 sensori': the number of cameras is no measure.
  if (!measured.test(main.show(found.fact)) && countsOthers(utterance, main)) return reading
  const changed = [...new Set([...reading.changed, main])]
  return { ...reading, facts: { ...reading.facts, [main.id]: found.fact }, changed }
}
