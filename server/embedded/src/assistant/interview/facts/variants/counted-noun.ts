import type { Quantity } from '../../../italian/numbers/quantities.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'

/** Matches verbs between a thing and its new count: 'le prese fossero otto', 'i bagni diventano due'. */
const becoming =
  /^(?:fossero|fussero|sarebbero|saranno|sono|so|siano|divent\p{L}+|passano|passassero|salgono|salissero|scend\p{L}+)$/u
const removing =
  /^(?:tolg\p{L}*|togli\p{L}*|lev\p{L}*|elimin\p{L}*|scart\p{L}*|senza|niente|lasciassi|lascio|lasciamo)$/u
const articles = /^(?:i|gli|le|l|la|il|lo|di|de)$/

/** Minimum number of counts of a list. */
const leastEntries = 2
/** Minimum number of letters that two forms of one noun share: 'luci', 'luce'. */
const leastStem = 3

/** A thing with its new count. */
export interface CountedNoun {
  readonly noun: string
  readonly count: Quantity
}

const isCount = ({ article, ordinal, unit, low, high }: Quantity): boolean =>
  !article &&
  !ordinal &&
  low === high &&
  unit !== 'area' &&
  unit !== 'metre' &&
  unit !== 'euro' &&
  unit !== 'other'

const stemOf = (noun: string): string => noun.slice(0, Math.max(leastStem, noun.length - 1))
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Returns the thing and its new count in 'e se le prese fossero otto?'; null if a clause has none or several. */
export function becomes({ words, quantities }: Utterance): CountedNoun | null {
  const [count, ...more] = quantities.filter((one) => isCount(one))
  if (!count || more.length > 0) return null
  const at = words[count.from - 1]?.text === 'a' ? count.from - 2 : count.from - 1
  const [noun, article] = [words[at - 1], words[at - 2]]
  const isSaid = becoming.test(words[at]?.text ?? '') && articles.test(article?.text ?? '')
  return isSaid && noun?.kind === 'word' && noun.text.length > leastStem ? { noun: noun.text, count } : null
}

/** Returns the count in a list that belongs to a noun: 2 for 'luci' in '4 prese e 2 luci'. Null for no or several counts. */
function entryOf({ words, quantities }: Utterance, noun: string): Quantity | null {
  const counts = quantities.filter((one) => isCount(one))
  if (counts.length < leastEntries) return null
  const stem = stemOf(noun)
  const named = counts.filter(({ from, to }) =>
    words.slice(from + 1, to + 1).some(({ text, kind }) => kind === 'word' && text.startsWith(stem)),
  )
  const [entry, ...more] = named
  return entry && more.length === 0 ? entry : null
}

const withValue = ({ words }: Utterance, { from }: Quantity, value: number): string =>
  `${textOf(words.slice(0, from))} ${value} ${textOf(words.slice(from + 1))}`

/** Returns the list with another count for one entry: 'di prese ne facessi sei invece di quattro', 'se le prese fossero otto'. */
export function withOtherCount(said: Utterance, list: Utterance): string | null {
  const [wrong, ...more] = said.denied
  if (wrong && more.length === 0) {
    const right = said.quantities.findLast((one) => isCount(one) && one.to <= wrong.from)
    const counts = list.quantities.filter((one) => isCount(one))
    const [entry, ...others] = counts.filter(({ low }) => low === wrong.low)
    const isOne = entry && others.length === 0 && counts.length >= leastEntries
    return right && isOne ? withValue(list, entry, right.low) : null
  }
  const named = becomes(said)
  const entry = named && entryOf(list, named.noun)
  return named && entry && entry.low !== named.count.low ? withValue(list, entry, named.count.low) : null
}

/** Returns the list without the things that a clause takes away: 'se tolgo le luci', of '4 prese e 2 punti luce'. */
export function withoutCounted({ words, quantities }: Utterance, list: Utterance): string | null {
  const at = words.findIndex(({ text }) => removing.test(text))
  if (at === -1 || quantities.some(({ article }) => !article)) return null
  const next = articles.test(words[at + 1]?.text ?? '') ? words[at + 2] : words[at + 1]
  const entry = next && next.text.length > leastStem ? entryOf(list, next.text) : null
  if (!entry) return null
  const before = list.words.slice(0, entry.from)
  const kept = /^(?:e|ed|piu|,)$/.test(before.at(-1)?.text ?? '') ? before.slice(0, -1) : before
  return textOf([...kept, ...list.words.slice(entry.to)])
}
