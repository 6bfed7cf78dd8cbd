import type { Quantity } from '../../../italian/numbers/quantities.ts'
import type { Utterance } from '../../../italian/utterance.ts'
import { countsOwn, isSurface, type MainSize } from './main-count.ts'

/** Matches words for a size that someone took again or had wrong. */
const again =
  /^(?:rimisur|ricont|ricalcol|riguard|guardando|misurat|misurando|contat|contand|contarl|calcolat|sbagli|sbalgi|errore|scordat|dimenticat|precis[oa]|esatt[oa]|catast|planimetri)/
/** Matches verbs that state a size. */
const stating =
  /^(?:sono|so|saranno|erano|fa|fanno|e|sta|viene|vengono|siamo|diventano|diventa|esce|escono|risulta|risultano|misura|misurano|trovat[oi]|dato|date|circa|sui|ne|i|in)$/
/** Matches words of a size that is no main size: 'sono 12 metri di altezza'. */
const otherSide =
  /^(?:alt\p{L}*|lung\p{L}*|larg\p{L}*|spess\p{L}*|distan\p{L}*|profond\p{L}*|pian[oi]|ann[oi]|euro)$/u

/** Matches a question for the new price. */
const newPrice =
  /(?<!\p{L})(?:quanto|come|che prezzo)\s(?:mi\s|ci\s)?(?:divent|vien|vers|verr|cost|fa(?!\p{L})|sar|cambi)|(?<!\p{L})cambia(?:\s(?:molto|tanto|qualcosa|il prezzo|la cifra))?\s?\?|(?<!\p{L})quanto\s?\?/iu

/** Maximum number of words of a message that only states a new size. */
const mostWords = 24

/** Whether a figure may be the main size. */
function mayBeSize(figure: Quantity, { isCount }: MainSize): boolean {
  if (figure.article || figure.ordinal) return false
  return isCount ? figure.unit === null : isSurface(figure)
}

/** Whether a later figure only tells where some of the counted things are: 'sono 16, ce n’erano due dietro il camino'. */
function isPartOf(part: Quantity, total: Quantity, { words }: Utterance, { isCount }: MainSize): boolean {
  const isLater = part.from > total.to && words.slice(total.to, part.from).some(({ kind }) => kind === 'mark')
  return isCount && isLater && part.unit === null && part.high < total.low
}

/** Whether a message says how many of the things there are, and no more of them: 'ce ne sono 18'. */
function saysHowMany({ words }: Utterance, { from, to }: Quantity): boolean {
  const before = words.slice(Math.max(0, from - 3), from).map(({ text }) => text)
  return before.join(' ') === 'ce ne sono' && (words[to]?.kind ?? 'mark') === 'mark'
}

/** Whether a number without a unit stands between marks: 'ho contato meglio, nove, dimenticavo il bagno'. */
function standsAlone({ words }: Utterance, { from, to, unit }: Quantity, { isCount }: MainSize): boolean {
  return (
    isCount && unit === null && words[from - 1]?.kind === 'mark' && (words[to]?.kind ?? 'mark') === 'mark'
  )
}

/**
 * Returns the main size of a job as a message measures it again, told as a story or with a question for the new price:
 * 'mio nipote ha contato male, sono 230 metri. quanto diventa?'.
 */
export function measuredAgain(whole: Utterance, main: MainSize): { low: number; high: number } | null {
  const { quantities, words, sides, raw } = whole
  const [figure, ...more] = quantities.filter(({ article, ordinal }) => !article && !ordinal)
  if (
    !figure ||
    more.some((one) => !isPartOf(one, figure, whole, main)) ||
    sides.length > 0 ||
    words.length > mostWords
  )
    return null
  if (!mayBeSize(figure, main) || !countsOwn(whole, figure.to, main)) return null
  const { from, to, low, high } = figure
  const isOther = words.slice(Math.max(0, from - 1), to + 2).some(({ text }) => otherSide.test(text))
  const isStated = stating.test(words[from - 1]?.text ?? '') || standsAlone(whole, figure, main)
  const isAgain = words.some(({ text }) => again.test(text))
  // 'facessimo solo quelle davanti, che sono cinque?'
  const isSupposed = words.some(({ text }) => /^\p{L}{3,}(?:essimo|assimo|essi|assi)$/u.test(text))
  if (isOther || !isStated || !(isAgain || isSupposed || saysHowMany(whole, figure) || newPrice.test(raw)))
    return null
  return { low, high }
}
