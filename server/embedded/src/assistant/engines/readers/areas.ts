import { enclosedArea } from '../../italian/numbers/dimensions.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import { plainMetres } from '../../slots/house-area.ts'
import { areaRun } from '../../slots/listed-area.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { type Reader, startsWithAny } from './counted.ts'

/** Stems of the nouns that an area can belong to. */
export interface AreaNouns {
  readonly own: readonly string[]
  /** Nouns of other questions: their areas are not read. */
  readonly foreign: readonly string[]
  /** Equal parts of the whole: 'due falde da 60 mq'. */
  readonly parts: readonly string[]
}

/** The most words between an area and its noun. */
const reach = 4
const ends = new Set([',', ';', '.', '!', '?', ':', 'e', 'ma'])
const fillers = new Set('da di circa ognuna ognuno ciascuna l una uno sono cad'.split(' '))

type Bond = 'own' | 'foreign' | null

function bondOf(words: readonly Word[], { own, foreign }: AreaNouns): Bond {
  for (const { text } of words) {
    if (startsWithAny(text, own)) return 'own'
    if (startsWithAny(text, foreign)) return 'foreign'
  }
  return null
}

function until(words: readonly Word[], stop: (word: Word) => boolean): readonly Word[] {
  const end = words.findIndex((word) => stop(word))
  return end === -1 ? words : words.slice(0, end)
}

const isEnd = ({ text, kind }: Word): boolean => kind === 'figure' || ends.has(text)

/** The noun group of an area: after 'di', otherwise before the area, otherwise after it. */
function bondAt({ words }: Utterance, from: number, to: number, nouns: AreaNouns): Bond {
  const after = until(words.slice(to, to + reach), isEnd)
  const preceding = words.slice(Math.max(0, from - reach), from).toReversed()
  // 'la casa è 120 mq': right before a number it is the verb.
  const before = until(preceding[0]?.text === 'e' ? preceding.slice(1) : preceding, isEnd)
  const opensWithOf = /^(?:di|del|della|dello|dei|delle|d)$/.test(after[0]?.text ?? '')
  const following = bondOf(after, nouns)
  if (opensWithOf && following) return following
  return bondOf(before, nouns) ?? following
}

/** The number of equal parts that share an area figure: 2 in 'due falde da 60 mq'. */
function partsBefore({ words, quantities }: Utterance, from: number, { parts }: AreaNouns): number {
  const before = quantities.findLast((quantity) => quantity.to <= from && quantity.from < from)
  if (!before || before.article || before.low !== before.high || before.low > 20) return 1
  const named = words.slice(before.from, from)
  const rest = words.slice(before.to, from).filter(({ text }) => !fillers.has(text))
  const isOfParts = named.some(({ text }) => startsWithAny(text, parts))
  return isOfParts && rest.every(({ text }) => startsWithAny(text, parts)) ? before.low : 1
}

const scaled = ({ low, high }: Interval, by: number): Interval => ({ low: low * by, high: high * by })

function total(all: readonly Interval[]): Interval | null {
  if (all.length === 0) return null
  return {
    low: all.reduce((sum, { low }) => sum + low, 0),
    high: all.reduce((sum, { high }) => sum + high, 0),
  }
}

/** An area in square metres: those bound to an own noun, or the first that is bound to none. */
function ofAreas(utterance: Utterance, nouns: AreaNouns): Interval | null {
  const areas = utterance.quantities
    .filter(({ unit }) => unit === 'area')
    .map((quantity: Quantity) => ({
      quantity,
      bond: bondAt(utterance, quantity.from, quantity.to, nouns),
      value: scaled(quantity, partsBefore(utterance, quantity.from, nouns)),
    }))
  const own = areas.filter(({ bond }) => bond === 'own').map(({ value }) => value)
  if (own.length > 0) return total(own)
  const free = areas.find(({ bond }) => bond === null)
  return free ? (areaRun(utterance, free.quantity) ?? free.value) : null
}

/** The product of two sides, of every pair that is bound to no other thing. */
function ofSides(utterance: Utterance, nouns: AreaNouns, longest: number): Interval | null {
  const pairs = utterance.sides
    .filter((pair) => bondAt(utterance, pair.from, pair.to, nouns) !== 'foreign')
    .map((pair) => {
      const area = Math.round(enclosedArea(pair, longest) * 100) / 100
      return scaled({ low: area, high: area }, partsBefore(utterance, pair.from, nouns))
    })
  return total(pairs)
}

/** '120 metri' for square metres, as people say it. */
function ofPlainMetres(utterance: Utterance, nouns: AreaNouns): Interval | null {
  const metres = utterance.quantities.find(
    ({ unit, low, from, to }) =>
      unit === 'metre' && low >= plainMetres && bondAt(utterance, from, to, nouns) === 'own',
  )
  return metres ? { low: metres.low, high: metres.high } : null
}

/**
 * Reads an area: square metres, two sides, or metres that can only be square ones.
 *
 * @param longest no side is longer, in metres
 */
export function areaOf(nouns: AreaNouns, longest: number): Reader {
  return (utterance) =>
    ofAreas(utterance, nouns) ?? ofSides(utterance, nouns, longest) ?? ofPlainMetres(utterance, nouns)
}
