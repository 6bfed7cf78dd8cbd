import { maxRead } from '../words.ts'
import { closingMark, readClause, type SentenceKind, splitClauses } from './clauses.ts'
import { asksIndirectly, directQuestions } from './indirect-questions.ts'

/** A sentence or clause of a message. */
export interface Sentence {
  /** The text as typed. An indirect question is in its direct form. */
  readonly text: string
  /**
   * `question`: the customer asks for information. `what-if`: a question that names another answer, job or
   * price ('e se fosse lavabile?', 'quanto costa cambiare una tegola?'), so facts in it count. Both may
   * contain topics.
   */
  readonly kind: SentenceKind
}

/** Maximum number of parts of a message. The last part contains the rest. */
const maxSentences = 60

/** Returns the sentences of a message, in order, with their kind. Runs in linear time. */
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
