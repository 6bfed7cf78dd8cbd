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

/** Returns a text with another figure in place of a quantity. Of a length, the centimetres after its unit go too. */
function withFigure({ words }: Utterance, { from, to, unit }: Quantity, value: number): string {
  const figure = String(value).replace('.', ',')
  const isLength = unit === 'metre' && to > from + 1
  const texts = words.flatMap(({ text }, at) =>
    at === from ? [isLength ? `${figure} metri` : figure] : isLength && at > from && at < to ? [] : [text],
  )
  return texts.join(' ')
}

/** Matches the names of sides, by the letters that their forms share. */
const side = /^(?:larg|lung|alt[oaie]$|altezz|profond)/
/** Number of letters that tell the names of sides apart. */
const sideStem = 3
/** Number of words before a figure that may name its side: 'larga circa 3 metri', 'l’altezza è di 2,40'. */
const sideReach = 3

/** Returns the side that a figure measures: 'lar' for 'larga circa 3 metri'; null for none. */
function sideOf({ words }: Utterance, { from, to }: Quantity): string | null {
  const before = words.slice(Math.max(0, from - sideReach), from)
  const name = before.findLast(({ text }) => side.test(text))
  const after = words.slice(to, to + 2).find(({ text }) => side.test(text))
  return (name ?? after)?.text.slice(0, sideStem) ?? null
}

/** Returns the only one of the figures, or the only one that measures a side. */
function oneOf(told: Utterance, figures: readonly Quantity[], name: string | null): Quantity | null {
  const own =
    figures.length > 1 ? figures.filter((one) => name !== null && sideOf(told, one) === name) : figures
  const [only, ...more] = own
  return only && more.length === 0 ? only : null
}

/** From this factor on, two lengths of one side are told in metres and in centimetres. */
const otherUnit = 20

/** Returns a length in the unit of the one that it replaces: 2.6 for 260 in place of 3. */
function scaled(value: number, known: number): number {
  if (value / known >= otherUnit) return value / 100
  return known / value >= otherUnit ? value * 100 : value
}

/** Returns the only figure of a message, if it measures a side; otherwise null. */
function onlySide(said: Utterance): Quantity | null {
  const [figure, ...more] = said.quantities.filter((one) => isFigure(one))
  const isOne = figure !== undefined && more.length === 0 && said.sides.length === 0
  return isOne && sideOf(said, figure) !== null ? figure : null
}

/** Whether a message names no thing but those of the earlier statement: not 'la porta è larga 80', of a wall. */
const isOfSame = (said: Utterance, told: Utterance): boolean =>
  said.words.every(({ text }) => {
    const thing = thingOf(text)
    return thing === null || thing === 'height' || told.words.some((word) => thingOf(word.text) === thing)
  })

/** Returns the side of a pair that a message measures again by its name: 'l’altezza è 2,40', of 'larga 3 e alta 2,20'. */
function sideIn(said: Utterance, told: Utterance): { entry: Quantity; value: number } | null {
  const right = onlySide(said)
  if (!right || !isOfSame(said, told)) return null
  const name = sideOf(said, right)
  const inPair = ({ from, to }: Quantity): boolean =>
    told.sides.some((pair) => from >= pair.from && to <= pair.to)
  const [entry, ...more] = told.quantities.filter((one) => inPair(one) && sideOf(told, one) === name)
  if (!entry || more.length > 0) return null
  const value = scaled(right.low, entry.low)
  return value === entry.low ? null : { entry, value }
}

/** Returns the only figure of an earlier statement that a message replaces, with the new value. */
function replacedIn(said: Utterance, told: Utterance): { entry: Quantity; value: number } | null {
  const figures = told.quantities.filter((one) => isFigure(one))
  const [wrong, ...more] = said.denied
  if (wrong) {
    const [right, ...others] = said.quantities.filter((one) => isFigure(one))
    const same = figures.filter(({ low }) => low === wrong.low)
    const entry = right ? oneOf(told, same, sideOf(said, right)) : null
    const isOne = more.length + others.length === 0
    return entry && right && isOne ? { entry, value: right.low } : null
  }
  const ofSide = sideIn(said, told)
  if (ofSide) return ofSide
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

/**
 * The same for a figure that the message denies, or a side that it measures again. It is no figure of another question: 'è larga
 * 4 non 3', 'l’altezza è 2,40'.
 */
export function deniedAgain(statements: readonly string[], said: string): Revision | null {
  const utterance = readUtterance(said)
  const isSure = utterance.denied.length === 1 || onlySide(utterance) !== null
  return isSure ? toldAgain(statements, utterance) : null
}
