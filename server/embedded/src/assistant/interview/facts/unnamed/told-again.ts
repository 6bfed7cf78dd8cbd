import type { Quantity } from '../../../italian/numbers/quantities.ts'
import { thingOf } from '../../../italian/things.ts'
import { readUtterance, type Utterance } from '../../../italian/utterance.ts'
import type { Revision } from '../rooms/revised-list.ts'
import { becomes } from '../variants/counted-noun.ts'

/** Minimum number of letters that two forms of one noun share: 'balconi', 'balcone'. */
const leastStem = 3
/** Number of words after a figure that may be its noun. */
const nounReach = 2

/** Returns the letters that the forms of a noun share. */
export const stemOf = (noun: string): string => noun.slice(0, Math.max(leastStem, noun.length - 1))

const isFigure = ({ article, ordinal, low, high }: Quantity): boolean => !article && !ordinal && low === high

/** Returns a text with another figure in place of a quantity. */
function withFigure({ words }: Utterance, { from }: Quantity, value: number): string {
  const texts = words.map(({ text }, at) => (at === from ? String(value).replace('.', ',') : text))
  return texts.join(' ')
}

/** Returns the only figure of an earlier statement that a message replaces, with the new value. */
function replacedIn(said: Utterance, told: Utterance): { entry: Quantity; value: number } | null {
  const figures = told.quantities.filter((one) => isFigure(one))
  const [wrong, ...more] = said.denied
  if (wrong) {
    const [right, ...others] = said.quantities.filter((one) => isFigure(one))
    const [entry, ...same] = figures.filter(({ low }) => low === wrong.low)
    const isOne = more.length + others.length + same.length === 0
    return entry && right && isOne ? { entry, value: right.low } : null
  }
  const named = becomes(said)
  if (!named) return null
  const stem = stemOf(named.noun)
  // 'gli alloggi sono 14', of '12 appartamenti'
  const isFlat = thingOf(named.noun) === 'flat'
  const [entry, ...same] = figures.filter(({ from }) =>
    told.words
      .slice(from + 1, from + 1 + nounReach)
      .some(({ text }) => text.startsWith(stem) || (isFlat && thingOf(text) === 'flat')),
  )
  return entry && same.length === 0 && entry.low !== named.count.low
    ? { entry, value: named.count.low }
    : null
}

/**
 * Returns an earlier statement as a message corrects one of its figures: 'è larga 4 metri non 3', of 'larga 3 metri e
 * alta 2,40'; 'i balconi sono quattro', of '3 balconi da 5 metri'. The size of the job follows from that statement.
 */
export function toldAgain(statements: readonly string[], said: Utterance): Revision | null {
  for (const before of statements.toReversed()) {
    const told = readUtterance(before)
    const replaced = replacedIn(said, told)
    if (replaced) return { before, after: withFigure(told, replaced.entry, replaced.value) }
  }
  return null
}

/** Returns the noun that a message counts, if an earlier statement names the thing without a count: 'i box sono due'. */
export function namedBefore(statements: readonly string[], noun: string): boolean {
  const stem = stemOf(noun)
  return statements.some((text) => readUtterance(text).words.some((word) => word.text.startsWith(stem)))
}

/** The same for a figure that the message denies. It is no figure of another question: 'è larga 4 non 3'. */
export function deniedAgain(statements: readonly string[], said: string): Revision | null {
  const utterance = readUtterance(said)
  return utterance.denied.length === 1 ? toldAgain(statements, utterance) : null
}
