import type { Utterance } from '../../italian/utterance.ts'
import type { Fact } from '../../slots/facts.ts'
import type { SlotReading } from '../../slots/slot.ts'

/** Whether a reading is a narrower value within a known range: 'un trilocale', then '85 mq'. */
export function narrows(reading: SlotReading, known: Fact): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  return low >= known.low && high <= known.high && high - low < known.high - known.low
}

/** Whether a reading is an estimated range while the exact figure is known: 'anche la camera', after 48 m². */
export function blurs(reading: SlotReading, known: Fact, { quantities }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const isGuess = reading.fact.low < reading.fact.high && quantities.every(({ article }) => article)
  return isGuess && known.low === known.high
}

const adding = /^(?:anche|altr[ie]|aggiung\p{L}*|ulterior[ie])$/u
const removing = /^(?:togli\p{L}*|tolgo|leva\p{L}*|meno)$/u
/** Maximum distance in words between 'anche' or 'togli' and its number. */
const farSign = 2

/**
 * Returns the new total if a message adds to a known count or subtracts from it: 'metti anche 2 punti luce', 'togli
 * due prese'.
 */
export function inTotal(reading: SlotReading, known: Fact, { quantities, words }: Utterance): SlotReading {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return reading
  const { low, high } = reading.fact
  const said = quantities.find((one) => one.low === low && one.high === high && !one.ordinal)
  if (!said || low !== high || known.low !== known.high) return reading
  const before = words.slice(Math.max(0, said.from - farSign), said.from).map(({ text }) => text)
  const sign = before.some((word) => adding.test(word))
    ? 1
    : before.some((word) => removing.test(word))
      ? -1
      : 0
  const sum = known.low + sign * low
  if (sign === 0 || sum <= 0) return reading
  return { kind: 'fact', fact: { kind: 'number', low: sum, high: sum } }
}

/**
 * Whether a reading only counts the thing that a sentence names, of several: 'e se ci metto il wc sospeso?', of two
 * fixtures. 'solo il wc' is a new count.
 */
export function isOneOf(reading: SlotReading, known: Fact, { quantities, words }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  if (reading.fact.high >= known.low || quantities.some(({ article }) => !article)) return false
  return !words.some(
    ({ text }) => /^(?:sol[oiae]|soltanto|unic[oa]|un[oa]?|senza|niente)$/.test(text) || removing.test(text),
  )
}
