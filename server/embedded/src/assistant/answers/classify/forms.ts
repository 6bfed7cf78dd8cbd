import { asks } from '../../italian/sentences/questions.ts'
import type { Word } from '../../italian/words.ts'

/** Whether a sentence without a word of questions says how a thing is: 'quello del condominio è comelit'. */
export function describes(part: readonly Word[]): boolean {
  if (asks(part)) return false
  return (
    part.some(({ text, accented }, at) => at > 0 && text === 'e' && accented) &&
    !/^(?:e|ma|allora)$/.test(part[0]?.text ?? '')
  )
}

/** Matches a request to tell something, and a word of the question that it contains. */
const tells = /^(?:dimmi|dirmi|dica|dici|dicci|dite|ditemi|sapere|capire|spieghi|spiegami|spiegatemi)$/
const asked = /^(?:se|che|cosa|quanto|quanti|quando|chi|come|dove|quale|quali)$/
/** Maximum number of words between them: 'mi dica anche se'. */
const mostBetween = 2
/** Maximum number of words before the request: a longer sentence tells something else first. */
const mostBefore = 5

/** Whether a sentence asks in the form of a request: 'mi dica anche se lo Stato rimborsa qualcosa'. */
export function asksIndirectly(part: readonly Word[]): boolean {
  const words = part.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
  const at = words.findIndex((word) => tells.test(word))
  if (at < 0 || at > mostBefore) return false
  return words.slice(at + 1, at + 2 + mostBetween).some((word) => asked.test(word))
}
