import type { Utterance } from '../../../italian/utterance.ts'
import type { Facts } from '../../../slots/facts.ts'
import type { Slot } from '../../../slots/slot.ts'
import { bareTotal, isOneScale, measured, statesNewTotal } from '../sums.ts'

/** Matches 'ne' with its verb: 'ne facciamo', 'facciamone'. */
const takesUp =
  /(?<!\p{L})(?:ne (?:facci|faccio|fate|rif|cambi|sistem|mett)|(?:facciamo|fate|rifacciamo|cambiamo)ne(?!\p{L}))/iu
/** Largest number that 'ne' counts in place of square metres. */
const mostThings = 6

/**
 * Whether the new total of a clause counts things, and is no measure: 'anzi facciamo quattro', of 42 m². 'anzi ne cambiamo due'
 * counts the boilers and not the bathrooms.
 */
export function isOtherCount(
  facts: Facts,
  slots: readonly Slot[],
  slot: Slot,
  utterance: Utterance,
): boolean {
  const known = facts[slot.id]
  const isOfThings = slot.things === undefined && slots.some(({ things }) => things !== undefined)
  if (isOfThings && takesUp.test(utterance.raw)) return true
  if (known?.kind !== 'number' || !measured.test(slot.show(known))) return false
  const total = bareTotal(utterance)
  if (total === null || total.unit !== null) return false
  // 'anzi ne facciamo due' counts things, of a bathroom of 7 m².
  if (slot.show(known).endsWith('m²') && total.high <= mostThings && takesUp.test(utterance.raw)) return true
  return statesNewTotal(utterance) && !isOneScale(total, known)
}
