import type { Utterance } from '../../italian/utterance.ts'
import type { Fact } from '../../slots/facts.ts'
import type { SlotReading } from '../../slots/slot.ts'

/** Whether a reading is a narrower value within a known range: 'un trilocale', then '85 mq'. */
export function narrows(reading: SlotReading, known: Fact): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  return low >= known.low && high <= known.high && high - low < known.high - known.low
}

/**
 * Whether a reading is an estimated range while the exact figure is known: 'anche la camera' or '1 bagno', after
 * 48 m². 'Solo due camere' reduces the work.
 */
export function blurs(reading: SlotReading, known: Fact, { quantities, words }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number' || known.kind !== 'number') return false
  const { low, high } = reading.fact
  if (low === high || known.low !== known.high) return false
  if (quantities.every(({ article }) => article)) return true
  const isStated = quantities.some((one) => one.low === low && one.high === high)
  return !isStated && !words.some(({ text }) => /^(?:sol[oaie]|soltanto|solamente)$/.test(text))
}

/** Matches a room that only locates another thing: 'e il soffitto del bagno?'. */
const located =
  /(?<!\p{L})(?:del|della|dello|nel|nella|in) (?:bagn|cucin|camer|sala|salott|soggiorn|corridoi|ingress)/iu

/** Whether an estimated area is that of a room in which a question only locates a thing. */
export function isOfPlace(reading: SlotReading, { raw, quantities, words }: Utterance): boolean {
  if (reading?.kind !== 'fact' || reading.fact.kind !== 'number') return false
  if (reading.fact.low === reading.fact.high || quantities.some(({ article }) => !article)) return false
  return (
    located.test(raw) && !words.some(({ text }) => /^(?:sol[oaie]|soltanto|solamente|tutt[oa])$/.test(text))
  )
}
