import { enclosedArea } from '../../italian/numbers/dimensions.ts'
import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import type { Word } from '../../italian/words.ts'
import { plainMetres } from '../../slots/areas/house-area.ts'
import { areaRun } from '../../slots/areas/listed-area.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { type Reader, startsWithAny } from './counted.ts'
import { type Measure, ofParts } from './parts.ts'

/** Stems of the nouns that an area can belong to. */
export interface AreaNouns {
  readonly own: readonly string[]
  /** Nouns of other questions. Their areas are ignored. */
  readonly foreign: readonly string[]
  /** Nouns for equal parts of the whole: 'due falde da 60 mq'. */
  readonly parts: readonly string[]
}

/** Maximum distance between an area and its noun, in words. */
const reach = 4
const ends = new Set([',', ';', '.', '!', '?', ':', 'e', 'ma'])

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

/** Returns the noun group of an area: the noun after 'di', otherwise before the area, otherwise after it. */
function bondAt({ words }: Utterance, from: number, to: number, nouns: AreaNouns): Bond {
  const after = until(words.slice(to, to + reach), isEnd)
  const preceding = words.slice(Math.max(0, from - reach), from).toReversed()
  // In 'la casa è 120 mq' and 'la casa è di 120 mq' the folded 'e' before the number is the verb 'è'.
  const verb = /^(?:di|circa|grande)$/.test(preceding[0]?.text ?? '') ? 1 : 0
  const before = until(preceding[verb]?.text === 'e' ? preceding.slice(verb + 1) : preceding, isEnd)
  const opensWithOf = /^(?:di|del|della|dello|dei|delle|d)$/.test(after[0]?.text ?? '')
  const following = bondOf(after, nouns)
  if (opensWithOf && following) return following
  return bondOf(before, nouns) ?? following
}

function total(all: readonly Interval[]): Interval | null {
  if (all.length === 0) return null
  return {
    low: all.reduce((sum, { low }) => sum + low, 0),
    high: all.reduce((sum, { high }) => sum + high, 0),
  }
}

/** Returns the area in m²: the areas of an own noun, otherwise the first area without a noun. */
function ofAreas(utterance: Utterance, nouns: AreaNouns): Interval | null {
  const areas = utterance.quantities
    .filter(({ unit }) => unit === 'area')
    .map((quantity: Quantity) => ({
      quantity,
      bond: bondAt(utterance, quantity.from, quantity.to, nouns),
    }))
  const own = areas.filter(({ bond }) => bond === 'own').map(({ quantity }) => quantity)
  if (own.length > 0) return total(own)
  const free = areas.find(({ bond }) => bond === null)
  return free ? (areaRun(utterance, free.quantity) ?? free.quantity) : null
}

/** Returns the pairs of two sides that belong to no foreign noun, as areas in m². */
const ofSides = (utterance: Utterance, nouns: AreaNouns, longest: number): readonly Measure[] =>
  utterance.sides
    .filter((pair) => bondAt(utterance, pair.from, pair.to, nouns) !== 'foreign')
    .map((pair) => {
      const area = Math.round(enclosedArea(pair, longest) * 100) / 100
      return { low: area, high: area, from: pair.from, to: pair.to, isStated: false }
    })

/**
 * Whether a figure is an area: one without its unit too, as '40' in 'una falda da 50 mq e una da 40', and metres that can
 * only mean square metres, as in 'due falde da 70 metri'.
 */
const isArea = (
  { words }: Utterance,
  { unit, article, low, from }: Quantity,
  parts: readonly string[],
): boolean =>
  unit === 'area' ||
  (unit === 'metre' &&
    low >= plainMetres &&
    words.slice(Math.max(0, from - 2), from).some(({ text }) => startsWithAny(text, parts))) ||
  (unit === null &&
    !article &&
    words[from - 1]?.text === 'da' &&
    words.slice(0, from).some(({ text }) => text === 'mq'))

/** Reads '120 metri' as square metres. */
function ofPlainMetres(utterance: Utterance, nouns: AreaNouns): Interval | null {
  const metres = utterance.quantities.find(
    ({ unit, low, from, to }) =>
      unit === 'metre' && low >= plainMetres && bondAt(utterance, from, to, nouns) === 'own',
  )
  return metres ? { low: metres.low, high: metres.high } : null
}

/**
 * Makes a reader of an area in m²: square metres, two sides, or metres that can only mean square metres.
 *
 * @param longest maximum length of a side in metres
 */
export function areaOf(nouns: AreaNouns, longest: number): Reader {
  return (utterance) => {
    const pairs = ofSides(utterance, nouns, longest)
    const areas = utterance.quantities
      .filter(
        (one) =>
          isArea(utterance, one, nouns.parts) && bondAt(utterance, one.from, one.to, nouns) !== 'foreign',
      )
      .map(({ low, high, from, to }): Measure => ({ low, high, from, to, isStated: true }))
    return (
      ofParts(utterance, areas.length > 0 ? areas : pairs, nouns.parts) ??
      ofAreas(utterance, nouns) ??
      total(pairs) ??
      ofPlainMetres(utterance, nouns)
    )
  }
}
