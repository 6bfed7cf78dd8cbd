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
    if (!number || !noun.test(words[number.to]?.text ?? '')) continue
    const count = number.value + furtherAfter(words, number.to + 1)
    return { low: count, high: count }
  }
  return null
}

const where = /^(?:intern|estern|dentro|fuori|davanti|dietro|sopra|sotto|sul|in$|nel)/
/**
 * Maximum distance in words between the noun and a further number: 'due telecamere esterne e una interna'.
 */
const farMore = 4

/** Returns the number without a noun that is joined to a count: 1 for 'e una interna'; 0 if there is none. */
function furtherAfter(words: Utterance['words'], from: number): number {
  for (let at = from; at < from + farMore; at += 1) {
    if (!/^(?:e|ed|piu)$/.test(words[at]?.text ?? '')) continue
    const more = readNumber(words, at + 1)
    return more && where.test(words[more.to]?.text ?? '') ? more.value : 0
  }
  return 0
}
