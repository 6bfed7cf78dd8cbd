import type { Utterance } from '../../italian/utterance.ts'
import type { Slot } from '../../slots/slot.ts'
import { stemOf } from '../facts/unnamed/told-again.ts'

/** Words around a count that add nothing to it: 'sono circa tre split in tutto'. */
const around = new Set(
  'circa sono saranno ne ho abbiamo piu o meno solo soltanto sola direi diciamo credo penso forse in tutto tutti tutte totale e da di i gli le un uno una si ci'.split(
    ' ',
  ),
)

/**
 * Whether a message only counts the things that a question asks for: 'tre split', to 'Quanti split?'. Its noun is no
 * request for another work.
 */
export function isPlainCount({ words, quantities, sides }: Utterance, slot: Slot): boolean {
  const [count, ...more] = quantities
  if (!count || more.length + sides.length > 0 || words.some(({ text }) => text === '?')) return false
  const question = slot
    .question({})
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const isOfQuestion = (text: string): boolean =>
    text.length > 3 && question.some((word) => word.startsWith(stemOf(text)))
  const noun = words.slice(count.from, count.to + 1).some(({ text }) => isOfQuestion(text))
  return (
    noun &&
    words.every(
      ({ text, kind }, at) =>
        kind === 'mark' || (at >= count.from && at < count.to) || around.has(text) || isOfQuestion(text),
    )
  )
}
