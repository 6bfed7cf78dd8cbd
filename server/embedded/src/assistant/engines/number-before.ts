import { readNumber } from '../italian/numbers/read-number.ts'
import { unitAfter } from '../italian/numbers/units.ts'
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
    if (!/^(?:e|ed|piu)$/.test(words[at]?.text ?? '')) {
      // 'due apparecchi, uno sopra e uno sotto' divides the count.
      if (readNumber(words, at)) return 0
      continue
    }
    const more = readNumber(words, at + 1)
    return more && where.test(words[more.to]?.text ?? '') ? more.value : 0
  }
  return 0
}

/** Words between a noun and its number: 'i pannelli sono circa 24', 'pannelli in tutto 16'. */
const linking = /^(?:sono|son|so|sn|saranno|circa|in|tutto|totale|totali|ne|ho|abbiamo|:)$/
/** Maximum number of these words. */
const mostLinks = 3

/** Returns the number after a noun: 24 in 'i pannelli sono 24'. A number with another noun or a unit is not meant. */
export function numberAfter({ words }: Utterance, noun: RegExp): Interval | null {
  for (let at = 0; at < words.length; at += 1) {
    if (!noun.test(words[at]?.text ?? '')) continue
    let place = at + 1
    // 'i pannelli, so 20'
    if (words[place]?.text === ',' && /^(?:sono|so|saranno|ne)$/.test(words[place + 1]?.text ?? ''))
      place += 1
    // 'bagni da rifare due'
    if (words[place]?.text === 'da' && /[aei]re$/.test(words[place + 1]?.text ?? '')) place += 2
    while (place <= at + mostLinks && linking.test(words[place]?.text ?? '')) place += 1
    const number = readNumber(words, place)
    const next = words[number?.to ?? place]?.text ?? ''
    // 'pannelli sono 2 file da 8' and 'pannelli da 20 anni' count something else.
    if (!number || number.article || number.value < 1 || !Number.isInteger(number.value)) continue
    if (unitAfter(words, number.to) !== null || /^(?:fil[ae]|stringh[ae]|da|x|per|watt|w|wp)$/.test(next))
      continue
    return { low: number.value, high: number.value }
  }
  return null
}

/** Matches a verb after 'ne', which counts the thing named before: 'ce n’è uno', 'ne ho due'. */
const ofThem = /^(?:e|sono|ho|abbiamo|c)$/

/** Returns the number of a thing that a message takes up with 'ne': 1 in 'il citofono, in casa ce n’è uno solo'. */
export function numberOfThem({ words }: Utterance, noun: RegExp): Interval | null {
  const thing = words.findIndex(({ text }) => noun.test(text))
  if (thing === -1) return null
  const at = words.findIndex(
    ({ text }, place) => place > thing && /^ne?$/.test(text) && ofThem.test(words[place + 1]?.text ?? ''),
  )
  const number = at === -1 ? null : readNumber(words, at + 2)
  if (!number || number.value < 1 || !Number.isInteger(number.value)) return null
  return unitAfter(words, number.to) === null ? { low: number.value, high: number.value } : null
}
