import type { Quantity } from '../../italian/numbers/quantities.ts'
import type { Utterance } from '../../italian/utterance.ts'
import { spokenText, type Word } from '../../italian/words.ts'
import type { Interval } from '../../slots/number-slot.ts'
import { startsWithAny } from './counted.ts'

/** An area in m² that a message tells from one word to another. */
export interface Measure extends Interval {
  readonly from: number
  readonly to: number
  /** Whether it is told in square metres, and not by two sides. */
  readonly isStated: boolean
}

/** The most equal parts of a whole, as the slopes of a roof. */
const mostParts = 20
const totals = /(?:^| )(?:tutto|total[ei]|complessiv[oiae]|complessivamente)(?: |$)/
const each = /(?:^| )(?:l un[oa]|ciascun[oa]|ognun[oa]|cad|cadaun[oa]|a testa)(?: |$)/
const reach = 3
/** Matches words before the size of each part, and the number of words in which they stand. */
const everyPart = /^(?:ogni|ciascun[oa]|ognun[oa])$/
const everyReach = 6
/** Matches words between a number of parts and their size. */
const filling =
  /^(?:da|di|circa|ognun[oa]|ciascun[oa]|l|un[oa]|sono|cad|ugual[ei]|identic[hi]e?|grandi|piccol[ie]|simmetriche|lung[hi]e?|larg[hi]e?|misurano|fanno|:|,)$/

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

/** Whether a size is that of each part. */
function isEach(words: readonly Word[], { from, to }: Measure): boolean {
  const before = words.slice(Math.max(0, from - everyReach), from)
  return (
    textAt(words, from - 1) === 'da' ||
    each.test(spokenText(words.slice(to, to + reach))) ||
    before.some(({ text }) => everyPart.test(text))
  )
}

type Counted = Pick<Utterance, 'words' | 'quantities'>

/** Returns the number that counts parts, wherever it stands: 'due falde', 'falde 2', 'le falde sono due', 'ne ho due uguali'. */
function countIn({ words, quantities }: Counted, parts: readonly string[]): number | null {
  const isPart = (at: number): boolean => startsWithAny(textAt(words, at), parts)
  const counted = quantities.find(({ low, high, article, unit, from, to }) => {
    const isCount = !article && low === high && low > 1 && low <= mostParts && Number.isInteger(low)
    if (!isCount || (unit !== null && unit !== 'other')) return false
    if ([to - 1, to, from - 1].some((at) => isPart(at))) return true
    const before = textAt(words, from - 1)
    if (!/^(?:sono|ho|abbiamo)$/.test(before)) return false
    const next = words[to]
    const isLast = next === undefined || next.kind === 'mark' || /^ugual[ei]$/.test(next.text)
    return isPart(from - 2) || (isLast && (before === 'sono' || textAt(words, from - 2) === 'ne'))
  })
  return counted?.low ?? null
}

/** Returns the number of parts right before or after a size: 2 in 'due falde da 60 mq', 'due da 50 mq', '11 x 6 per due falde'. */
function countAt({ words, quantities }: Counted, measure: Measure, parts: readonly string[]): number | null {
  const isOfParts = (one: Quantity): boolean =>
    (one.unit === null || words.slice(one.from, one.to).some(({ text }) => startsWithAny(text, parts))) &&
    one.low === one.high &&
    one.low <= mostParts
  const before = quantities.findLast(({ from, to }) => to <= measure.from && from < measure.from)
  const between = before ? words.slice(before.to, measure.from) : []
  const isDirect = between.every(({ text }) => filling.test(text) || startsWithAny(text, parts))
  const hasComma = between.some(({ text }) => text === ',')
  if (before && isDirect && !hasComma && isOfParts(before)) {
    // 'tetto a due falde di 120 mq' tells the area of the roof, and so does 'due falde 120 mq'.
    const isWhole =
      measure.isStated &&
      !isEach(words, measure) &&
      (/^(?:a|con)$/.test(textAt(words, before.from - 1)) || textAt(words, measure.from - 1) !== 'di')
    return isWhole ? 1 : before.low
  }
  const isTimes = /^(?:x|per)$/.test(textAt(words, measure.to))
  const after = isTimes ? quantities.find(({ from }) => from === measure.to + 1) : undefined
  return after && isOfParts(after) && after.low > 1 ? after.low : null
}

/**
 * Returns the whole area in m² of equal or different parts, each with its size: 132 for 'due falde, ogni falda 11 x 6', 160 for
 * 'quattro falde, due da 50 mq e due da 30'. Null for a message that tells no parts, or their total.
 *
 * @param parts the first letters of the nouns of parts
 */
export function ofParts(
  utterance: Utterance,
  measures: readonly Measure[],
  parts: readonly string[],
): Interval | null {
  const { words } = utterance
  const named = words.findIndex(({ text }) => startsWithAny(text, parts))
  const [first] = measures
  if (named === -1 || !first) return null
  if (measures.some(({ to }) => totals.test(spokenText(words.slice(to, to + reach))))) return null
  const isMeasure = ({ from, to }: Quantity): boolean =>
    measures.some((one) => from < one.to && to > one.from)
  const counts = utterance.quantities.filter((one) => !isMeasure(one))
  const all = countIn({ words, quantities: counts }, parts)
  const own = measures.map((one) => countAt({ words, quantities: counts }, one, parts))
  const isAlike = measures.length === 1 && all !== null && own[0] === null && isAlone(words, first, parts)
  const many = own.map((one, at) => one ?? (measures[at] && isEach(words, measures[at]) ? all : null))
  if (many.every((one) => one === null) && !isAlike) return null
  const areas = measures.map(({ low, high }, at) => {
    const count = many[at] ?? (isAlike ? all : null) ?? 1
    return { low: low * count, high: high * count }
  })
  return {
    low: areas.reduce((sum, { low }) => sum + low, 0),
    high: areas.reduce((sum, { high }) => sum + high, 0),
  }
}

/** Whether a size is that of one part, named in the singular: 'la falda misura 11 x 6, ne ho due uguali'. */
function isAlone(words: readonly Word[], { from }: Measure, parts: readonly string[]): boolean {
  return words
    .slice(Math.max(0, from - everyReach), from)
    .some(({ text }) => text !== 'tetto' && startsWithAny(text, parts) && /[ao]$/.test(text))
}
