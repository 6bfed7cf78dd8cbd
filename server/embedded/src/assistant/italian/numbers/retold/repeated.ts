import type { Word } from '../../words.ts'
import { agree, readTold, type Told } from './told.ts'

/** Words between a number and the same number again: '90, cioè novanta', '80, ripeto 80'. */
const again = new Set('cioe ossia ovvero ripeto dico si esatto precisamente scusa sono'.split(' '))
/** Maximum number of words between a number and its copy. */
const mostBetween = 3

/** Returns the copy of a number that follows it; null if there is none. */
function copyAfter(words: readonly Word[], first: Told): Told | null {
  let at = first.to
  const isJoined = (): boolean => {
    const word = words[at]
    return word !== undefined && (word.kind === 'mark' ? ',(:-/'.includes(word.text) : again.has(word.text))
  }
  while (at < first.to + mostBetween && isJoined()) at += 1
  const second = readTold(words, at)
  if (second?.number.value !== first.number.value) return null
  const isDigit = (told: Told): boolean => words[told.from]?.kind === 'figure'
  const between = words.slice(first.to, at)
  // '14 mq, 14 mq' may be two rooms; the same number in figures and in words is one.
  const isCopy =
    isDigit(first) !== isDigit(second) || between.some(({ kind, text }) => kind === 'word' && text !== 'sono')
  return isCopy && agree(words, first, second) ? second : null
}

/**
 * Returns the words of a message without the copy of a number that is given in figures and in words: 'novanta metri
 * quadri, 90, con un bagno', '90 (novanta) mq', 'tre 3 bagni'. Read as two numbers, the areas would be added.
 */
export function withoutRepeated(words: readonly Word[]): readonly Word[] {
  const dropped = new Set<number>()
  for (let at = 0; at < words.length; at += 1) {
    if (dropped.has(at)) continue
    const first = readTold(words, at)
    const second = first && copyAfter(words, first)
    if (!first || !second) continue
    const isOpen = words.slice(first.to, second.from).some(({ text }) => text === '(')
    const end = isOpen && words[second.to]?.text === ')' ? second.to + 1 : second.to
    // The unit that the first number lacks follows its copy: 'sono 12, dodici finestre'.
    const isUnitLate = first.unit === null && second.unit !== null && !isOpen
    const isArea = first.unit === 'metre' && second.unit === 'area'
    const [from, to] = isUnitLate
      ? [first.to, second.number.to]
      : isArea
        ? [first.from, second.from]
        : [first.to, end]
    for (let place = from; place < to; place += 1) dropped.add(place)
  }
  return dropped.size === 0 ? words : words.filter((_, at) => !dropped.has(at))
}
