import { readUtterance, type Utterance } from '../utterance.ts'
import { asksInSpeech, isAside } from './asides.ts'
import type { Sentence } from './sentences.ts'

const tokensOf = ({ words }: Utterance): string[] =>
  words.flatMap(({ kind, text, accented }) =>
    kind === 'mark' ? [] : [text === 'e' && accented ? 'è' : text],
  )

/** The pieces of a sentence between its commas. A comma inside a figure is no border. */
const piecesOf = (text: string): string[] => text.split(/,(?!\d)/)

/**
 * Returns the parts of a statement. A part that asks without a question mark is a question, as if it had one: no fact and
 * no job is taken from it.
 */
export function withAsides(sentence: Sentence, isEstimated: boolean): Sentence[] {
  if (sentence.kind !== 'statement') return [sentence]
  const asks = (text: string): boolean =>
    (isEstimated ? isAside : asksInSpeech)(tokensOf(readUtterance(text)))
  const parts: Sentence[] = []
  for (const piece of piecesOf(sentence.text)) {
    const last = parts.at(-1)
    if (asks(piece)) parts.push({ text: `${piece.trim().replace(/[.!…]{1,4}$/, '')}?`, kind: 'question' })
    else if (last?.kind === 'statement')
      parts.splice(-1, 1, { text: `${last.text},${piece}`, kind: 'statement' })
    else if (piece.trim() !== '') parts.push({ text: piece.trim(), kind: 'statement' })
  }
  return parts.some(({ kind }) => kind === 'question') ? parts : [sentence]
}
