import type { Quantity } from '../../../../italian/numbers/quantities.ts'
import type { Message } from '../../../message.ts'
import type { NumberChange } from './number-changes.ts'

/** Matches words that take away, and words that put on top. */
const taking = /(?<!\p{L})(?:togl|tolt|tolg|lev[aoi]|escl)/iu
const putting = /(?<!\p{L})(?:aggiung|aggiunt|in più|altr[oaei]|metti|mettete|includ)/iu
/** Matches what was done before. */
const past = /(?<!\p{L})già(?!\p{L})/iu
/** Matches a word before a figure that is the new total: 'togli la cucina, quindi 37 metri', 'allora tre, aggiungi lo studio'. */
const beforeTotal = /^(?:quindi|allora|anzi|facciamo|facciamone|resta|restano|diventa|diventano|fanno)$/

/** Whether the words of a message contradict what similar ones do to a number: 'va tolta la cucina, 11 metri' adds nothing. */
export function isAgainst(
  of: NumberChange,
  { text, whole: { words } }: Message,
  figures: readonly Quantity[],
): boolean {
  const isTotal = figures.some(({ from }) => beforeTotal.test(words[from - 1]?.text ?? ''))
  if (of === 'more') return taking.test(text) || isTotal
  // 'ne ho già cambiate due l’anno scorso' may tell why only the others are to be done.
  const isPast = past.test(text) && !taking.test(text)
  return of === 'less' && (putting.test(text) || isTotal || isPast)
}
