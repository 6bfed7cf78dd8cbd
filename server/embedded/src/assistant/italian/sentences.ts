import { closingMark, readClause, type SentenceKind, splitClauses } from './clauses.ts'
import { asksIndirectly, directQuestions } from './indirect-questions.ts'
import { maxRead } from './words.ts'

/** A sentence or clause of a message. */
export interface Sentence {
  /** As it was typed; an indirect question stands in its direct form. */
  readonly text: string
  /**
   * `question`: the customer wants to know something. `what-if`: a question that names another answer, job or price
   * ('e se fosse lavabile?', 'quanto costa cambiare una tegola?'), so that facts in it count. Topics are looked for in
   * both.
   */
  readonly kind: SentenceKind
}

/** The most parts of a message. The last part holds the rest. */
const maxSentences = 60

/** The sentences of a message, in order, with what each one is. Takes time in proportion to the message. */
export function sentences(message: string): Sentence[] {
  const text = message.slice(0, maxRead)
  const found: Sentence[] = []
  for (const { from, to, tokens } of splitClauses(text, maxSentences)) {
    const typed = text.slice(from, to).trim()
    if (typed === '') continue
    const kind = readClause(tokens, closingMark(typed) === '?')
    const isIndirect = kind === 'question' && asksIndirectly(tokens)
    for (const one of isIndirect ? directQuestions(typed) : [typed]) found.push({ text: one, kind })
  }
  return found
}
