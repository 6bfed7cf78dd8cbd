import type { Quantity } from '../../../italian/numbers/quantities.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import type { Word } from '../../../italian/words.ts'
import type { Slot } from '../../../slots/slot.ts'

/** Matches verbs between a thing and its new count: 'le prese fossero otto', 'i bagni diventano due'. */
const becoming =
  /^(?:fossero|fussero|sarebbero|saranno|sono|sn|so|siano|divent\p{L}+|passano|passassero|salgono|salissero|scend\p{L}+)$/u
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

/** Units of measures and of numbers that count no things of the work. */
const noCounts: ReadonlySet<Quantity['unit']> = new Set(['area', 'metre', 'euro', 'other'])

/** Whether a number counts things. Doors have no unit of their own. */
function isCountIn(
  words: readonly Word[],
  { article, ordinal, unit, low, high, from, to }: Quantity,
): boolean {
  const isOfDoors = words.slice(from + 1, to + 1).some(({ text }) => /^port[ae]$/.test(text))
  return !article && !ordinal && low === high && (isOfDoors || !noCounts.has(unit))
}

const stemOf = (noun: string): string => noun.slice(0, Math.max(leastStem, noun.length - 1))
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Matches words between a thing and the verb of its count: 'i bagni in realtà sono due'. */
const asides = /^(?:in|realta|alla|fine|pero|invece|adesso|ora|poi|comunque|dunque|quindi)$/
/** Maximum number of these words. */
const mostAsides = 3
/** Matches verbs after a thing and 'ne': 'faretti ne bastano cinque', 'di persiane ne vernicio sei', but not 'ne lascio due'. */
const wanting =
  /^(?:bast\p{L}+|mett\p{L}+|facci\p{L}+|fate\p{L}*|vorrei|vorremmo|voglio|vogliamo|serv\p{L}+|prend\p{L}+|(?!lasc|ten|tolg|togli|lev|elimin|scart|ved|risparmi)\p{L}{3,}(?:o|iamo))$/u
/** The same with 'ne' at their end: 'di faretti mettine cinque'. */
const wantingOf = /^(?:mett|faccia|fate)\p{L}*ne$/u

/** Returns the index of the verb before a count, without 'a' or 'solo' between them. */
function verbBefore(words: readonly Word[], { from }: Quantity): number {
  return /^(?:a|solo|soltanto)$/.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1
}

/** Returns the index of the thing whose new count follows; -1 if the words before the count name none. */
function nounBefore(words: readonly Word[], count: Quantity): number {
  const text = (at: number): string => words[at]?.text ?? ''
  const verb = verbBefore(words, count)
  if (becoming.test(text(verb))) {
    let at = verb - 1
    while (at > verb - 1 - mostAsides && asides.test(text(at))) at -= 1
    return articles.test(text(at - 1)) ? at : -1
  }
  if (wanting.test(text(verb)) && text(verb - 1) === 'ne') return verb - 2
  return wantingOf.test(text(verb)) ? verb - 1 : -1
}

/**
 * Returns the thing and its new count in 'e se le prese fossero otto?' and 'faretti ne bastano cinque'; null if a clause has
 * none or several. Counts before the thing belong to something else: 'contando i due del seminterrato gli alloggi sono 14'.
 */
export function becomes({ words, quantities }: Utterance): CountedNoun | null {
  // 'di portefinestre ne faccio solo una'
  const isSole = ({ from, article, unit }: Quantity): boolean =>
    article && unit === null && /^(?:solo|soltanto)$/.test(words[from - 1]?.text ?? '')
  const counts = quantities.filter((one) => isCountIn(words, one) || isSole(one))
  const count = counts.at(-1)
  if (!count) return null
  const at = nounBefore(words, count)
  const noun = words[at]
  if (noun?.kind !== 'word' || noun.text.length <= leastStem) return null
  return counts.every((one) => one === count || one.to < at) ? { noun: noun.text, count } : null
}

/** Returns the count in a list that belongs to a noun: 2 for 'luci' in '4 prese e 2 luci'. Null for no or several counts. */
function entryOf({ words, quantities }: Utterance, noun: string): Quantity | null {
  const counts = quantities.filter((one) => isCountIn(words, one))
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
  // 'è 6 per 4 non 7' states both sides anew.
  if (wrong && said.sides.length > 0) return null
  if (wrong && more.length === 0) {
    const right = said.quantities.findLast((one) => isCountIn(said.words, one) && one.to <= wrong.from)
    const counts = list.quantities.filter((one) => isCountIn(list.words, one))
    const [entry, ...others] = counts.filter(({ low }) => low === wrong.low)
    const isOne = entry && others.length === 0 && counts.length >= leastEntries
    return right && isOne ? withValue(list, entry, right.low) : null
  }
  const named = becomes(said)
  const entry = named && entryOf(list, named.noun)
  return named && entry && entry.low !== named.count.low ? withValue(list, entry, named.count.low) : null
}

/** Returns the list without the things that a clause takes away: 'se tolgo le luci', 'le luci no', of '4 prese e 2 punti luce'. */
export function withoutCounted({ words, quantities }: Utterance, list: Utterance): string | null {
  const at = words.findIndex(({ text }) => removing.test(text))
  const isRefused = /^(?:no|niente)$/.test(words.at(-1)?.text ?? '')
  if ((at === -1 && !isRefused) || quantities.some(({ article }) => !article)) return null
  const after = articles.test(words[at + 1]?.text ?? '') ? words[at + 2] : words[at + 1]
  // 'porte niente', 'le porte no'
  const next = isRefused ? words.at(-2) : after
  const entry = next && next.text.length > leastStem ? entryOf(list, next.text) : null
  if (!entry) return null
  const before = list.words.slice(0, entry.from)
  const kept = /^(?:e|ed|piu|,)$/.test(before.at(-1)?.text ?? '') ? before.slice(0, -1) : before
  return textOf([...kept, ...list.words.slice(entry.to)])
}

/** Returns the words for one and for several of the things that a slot counts: 'finestra', 'finestre'. */
export function nounsOf(slot: Slot): readonly [one: string, many: string] {
  const [one = '', many = ''] = [1, 2].map((value) => {
    const shown = slot.show({ kind: 'number', low: value, high: value })
    return shown.split(' ').at(1) ?? ''
  })
  return [one, many]
}
