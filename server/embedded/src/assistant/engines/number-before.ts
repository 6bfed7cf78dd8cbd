import { readNumber } from '../italian/numbers/read-number.ts'
import type { Utterance } from '../italian/utterance.ts'
import type { Interval } from '../slots/number-slot.ts'

/**
 * Returns the number directly before a noun that is not a unit of the general reader: '80 litri', 'due
 * cancelli'.
 */
export function numberBefore({ words }: Utterance, noun: RegExp): Interval | null {
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at)
    if (number && noun.test(words[number.to]?.text ?? '')) return { low: number.value, high: number.value }
  }
  return null
}
