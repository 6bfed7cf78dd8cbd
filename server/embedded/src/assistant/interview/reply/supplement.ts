import { isSmall, stemOf } from '../../recognise/words/terms.ts'
import type { CaseState } from '../case.ts'
import type { Message } from '../message.ts'

/** Matches a sentence about what costs extra: 'di solito +12–19 € al m², a parte', 'c’è un protettivo, da chiedere a parte'. */
const extra = /\+\d|(?<!\p{L})a parte(?!\p{L})|€ (?:al|a|in più)/u
/** Matches sentences about the figure itself, and lists. */
const ofFigure = /\n|^(?:Prima era|La stima|Cosa sposta)/u
const sentenceEnd = /(?<=[.!?])\s+/u
/** Maximum number of characters of what is stored. */
const longest = 240

/** Returns the sentence of a reply that names something at an extra price, or null. */
export function supplementIn(paragraphs: readonly string[]): string | null {
  const sentences = paragraphs.flatMap((text) => text.split(sentenceEnd))
  return (
    sentences.find(
      (text) => extra.test(text) && !ofFigure.test(text) && text.length <= longest && !text.includes('?'),
    ) ?? null
  )
}

/** Minimum number of letters of a word that names the supplement. */
const shortest = 6
/** Words of an order that name nothing. */
const ordering = /^(?:mett|aggiung|voglio|vogliamo|vorre|allora|facciamo|prendiamo|quello|quella)/

/**
 * Returns what is said if a message orders what the last reply named at an extra price: 'ok metti pure il protettivo'. The
 * figure does not count it. Null for any other message.
 */
export function supplementWords({ supplement }: CaseState, { whole, text }: Message): string | null {
  if (supplement === undefined || text.includes('?') || whole.denied.length > 0) return null
  const named = new Set(
    supplement
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map((word) => stemOf(word)),
  )
  const isNamed = whole.words.some(
    (word) =>
      word.kind === 'word' &&
      word.text.length >= shortest &&
      !isSmall(word.text) &&
      !ordering.test(word.text) &&
      named.has(stemOf(word.text)),
  )
  if (!isNamed || whole.words.some((word) => /^(?:non|no|senza|niente)$/.test(word.text))) return null
  return `Nella stima non è contato: ${supplement.charAt(0).toLowerCase()}${supplement.slice(1)} L’ho scritto nella scheda, così il professionista lo mette nel preventivo.`
}
