import { spokenText } from '../../italian/words.ts'
import type { Reply } from '../about/subject.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asksInclusion } from '../classify/inclusion.ts'

/** Matches a question whether the price includes a thing, and an answer to it. */
const namesInclusion = /\b(?:compres|inclus)[oaie]\b|\bnel(?:la stima| prezzo)\b/i
export const tellsInclusion =
  /compres|inclus|(?<!d)a parte|nel prezzo|nella stima|dentro (?:il|al) prezzo|si paga (?:lo stesso|comunque)/i

/** Matches a question about taxes, and an answer that is only about them: 'i mobili stanno in questi soldi?' asks for no bonus. */
const asksTaxes = /bonus|detra|incentiv|agevol|tass[ae]\b|fisc|730|recuper|rimbors/i
const tellsBonus = /^Il bonus/

/** Returns an answer that tells whether the price includes the thing, if the question asks that; otherwise null. */
export function fitting(given: Reply | null, { utterance }: Pick<AnswerContext, 'utterance'>): Reply | null {
  if (given === null) return null
  const text = given.paragraphs.join(' ')
  if (tellsBonus.test(text) && !asksTaxes.test(utterance.raw)) return null
  const isInclusion = namesInclusion.test(utterance.raw) || asksInclusion(spokenText(utterance.words))
  return !isInclusion || tellsInclusion.test(text) ? given : null
}
