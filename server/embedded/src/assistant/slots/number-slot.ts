import type { NumberQuestion, QuantityUnit } from '@mestieri/shared/services/interview.ts'

import { countsOtherThing } from '../italian/items/elliptic-counts.ts'
import { readItems } from '../italian/items/items.ts'
import { countedOthers } from '../italian/numbers/bound-nouns.ts'
import { isHeight } from '../italian/numbers/named-sizes.ts'
import { isYear } from '../italian/numbers/no-quantity.ts'
import { type Quantity, readQuantities } from '../italian/numbers/quantities.ts'
import type { Thing } from '../italian/things.ts'
import type { Utterance } from '../italian/utterance.ts'
import { showNumber, showRange } from '../wording/figures.ts'
import { areaRun, listedArea, listedCount } from './areas/listed-area.ts'
import {
  isOfRoom,
  judgeQuantities,
  type NounOptions,
  type QuantityJudge,
  type Standing,
  withoutCounts,
} from './bound-quantities.ts'
import { isCountedPart, isCountOfPieces, isOfEachThing, piecesOf, resultAmong, statedCount } from './each.ts'
import type { Fact, House, Wall } from './facts.ts'
import { countedStem, isRefusal, saysNone } from './none-said.ts'
import { baseOf, found, type PriceRole, type Slot, type SlotOptions, type SlotReading } from './slot.ts'
import { asksRenewal, saysSound } from './sound-thing.ts'

export interface Interval {
  readonly low: number
  readonly high: number
  /** The house that it is calculated from. */
  readonly house?: House
  /** The walls that it is added up from. */
  readonly walls?: readonly Wall[]
}

type NumberSlotOptions = Omit<NumberQuestion, 'price'> &
  SlotOptions & {
    /** Reads the answer from other data: two sides, rooms, a bill. */
    readonly derive?: (utterance: Utterance, asked: boolean) => Interval | null
    /** The nouns that decide whether a quantity answers this question. Default: the nouns of the question itself. */
    readonly nouns?: NounOptions
    /** Whether the question asks for an ordinal and not for a count: 'terzo piano'. */
    readonly ordinals?: boolean
    readonly price?: Omit<PriceRole, 'reference' | 'typical' | 'span'> & {
      readonly reference: number
      readonly typical: readonly [number, number]
    }
  }

/** Words before an article that make it a count if the question was not asked, unlike 'rifare un bagno'. */
const counting = new Set(['ho', 'abbiamo', 'solo', 'soltanto', 'solamente', 'con', 'e'])

/** Words that make an article a count: 'un solo bagno', 'un bagno solo'. */
const sole = new Set(['solo', 'sola', 'unico', 'unica', 'soltanto'])

function fits(
  quantity: Quantity,
  units: readonly QuantityUnit[],
  { words, quantities }: Utterance,
  asked: boolean,
): boolean {
  const { unit, article, from, to } = quantity
  if (unit === null || !units.includes(unit)) return false
  // 'un bagno' between commas, or after another figure: '85 mq un bagno'
  const isStart = (words[from - 1]?.kind ?? 'mark') === 'mark' || quantities.some((one) => one.to === from)
  if (isStart && (words[to]?.kind ?? 'mark') === 'mark') return true
  return (
    asked ||
    !article ||
    counting.has(words[from - 1]?.text ?? '') ||
    sole.has(words[from + 1]?.text ?? '') ||
    /^altr[oa]$/.test(words[from + 1]?.text ?? '') ||
    sole.has(words[to]?.text ?? '')
  )
}

/** Whether an article is used as a number: 'uno', 'uno solo', 'un monitor solo', 'una, forse'. */
function standsAlone(words: Utterance['words'], to: number): boolean {
  const next = words[to]
  if (next === undefined || next.kind === 'mark' || sole.has(words[to + 1]?.text ?? '')) return true
  // 'una all’ingresso'
  const isPlaced =
    to === 1 && /^(?:all?|alla|in|nel|nella|nell|sul|sulla|fuori|dentro|davanti|dietro)$/.test(next.text)
  // 'uno e basta'
  const isAll = next.text === 'e' && words[to + 1]?.text === 'basta'
  return isPlaced || isAll || /^(?:solo|sola|soltanto|basta)$/.test(next.text)
}

/** Returns the range of a quantity, times the pieces of a length. For whole things 'più di 3' begins at 4. */
function intervalOf(quantity: Quantity, whole: boolean, utterance: Utterance): Interval {
  const { low, high, open, beyond, unit } = quantity
  // 'due lati da 10'
  const isPaired = unit === null && !whole && isCountedPart(utterance, quantity)
  if (unit === 'metre' || isPaired) {
    const pieces = piecesOf(utterance, quantity)
    if (pieces > 1) return { low: low * pieces, high: high * pieces }
  }
  if (!whole || open === null) return { low, high }
  const step = beyond ? 1 : 0
  if (open === 'above') return { low: Math.floor(low) + step, high: Math.ceil(high) + step }
  return { low: Math.min(Math.floor(low), high - step), high: high - step }
}

const standings: readonly Standing[] = ['mine', 'free', 'near']

/** Returns the quantity that most likely answers a question; the first of two equal ones. */
function meantBy(
  all: readonly Quantity[],
  judge: QuantityJudge,
  asked: boolean,
  wanted: readonly Standing[] = standings,
): Quantity | undefined {
  let best: Quantity | undefined
  let rank = wanted.length
  for (const quantity of all) {
    const standing = wanted.indexOf(judge.standing(quantity, asked))
    if (standing === -1 || standing >= rank) continue
    best = quantity
    rank = standing
  }
  return best
}

/** Returns the quantities of a message that are not part of sides. */
function outsideSides({ quantities, sides }: Utterance): Quantity[] {
  let next = 0
  // Both lists are in the order of the message, so one pass is sufficient.
  return quantities.filter(({ from, to }) => {
    while ((sides[next]?.to ?? Infinity) < to) next += 1
    return from < (sides[next]?.from ?? Infinity)
  })
}

/** Words before a number that is part of a name and not a count: 'classe 3'. */
const numbered = new Set(
  'classe categoria serie livello numero modello tipo alta alto alte alti larga largo spessa spesso'.split(
    ' ',
  ),
)

/** Whether a quantity has no unit. An article must also be used as a number. */
function isBare({ unit, article, from, to }: Quantity, words: Utterance['words'], whole: boolean): boolean {
  if (from > 0 && numbered.has(words[from - 1]?.text ?? '')) return false
  // 'uno solo, l’altro è fatto' counts, and measures nothing.
  return (
    unit === null &&
    (!article || (whole && standsAlone(words, to))) &&
    !countedOthers.test(words[to]?.text ?? '')
  )
}

const countedThings: Readonly<Partial<Record<QuantityUnit, Thing>>> = {
  window: 'window',
  door: 'door',
  bathroom: 'bathroom',
  balcony: 'terrace',
}

/** Returns a message without the sides of other things: 'finestra 120x140' does not measure a roof. */
function withOwnSides(utterance: Utterance, judge: QuantityJudge, asked: boolean): Utterance {
  // A question that names no thing ('Quanto misura lo scorrevole?') accepts the sides of any thing.
  if (utterance.sides.length === 0 || judge.things.size === 0) return utterance
  const foreign = new Set(
    readItems(utterance)
      .filter(({ sides, thing }) => sides !== null && judge.standingOfSides(thing, asked) === 'foreign')
      .filter(({ thing }) => thing !== 'room' || !isOfRoom(judge.things))
      .map(({ sides }) => sides),
  )
  return foreign.size === 0
    ? utterance
    : { ...utterance, sides: utterance.sides.filter((one) => !foreign.has(one)) }
}

function listedNumber(utterance: Utterance, { units }: NumberSlotOptions): Interval | null {
  for (const unit of units) {
    const thing = countedThings[unit]
    const count = thing ? listedCount(utterance, thing) : null
    if (count) return count
  }
  return null
}

/**
 * Returns the sum of consecutive areas: '5 mq e 7 mq'. Not used for bathrooms, where the question is about one, or
 * for the areas of flats and bathrooms in a question about another thing.
 */
function wholeRun(utterance: Utterance, first: Quantity, judge: QuantityJudge): Interval | null {
  if (judge.things.has('bathroom')) return null
  const isOfHome = readItems(utterance).some(
    ({ at, thing }) => at === first.from && (thing === 'flat' || thing === 'bathroom'),
  )
  return isOfHome && !judge.isHome ? null : areaRun(utterance, first)
}

/** From this number on, metres of a surface are square metres: 'pavimento, 48 metri'. */
const leastSurface = 10

function readInterval(
  utterance: Utterance,
  asked: boolean,
  options: NumberSlotOptions,
  judge: QuantityJudge,
): Interval | null {
  const { units, looseUnits = [], derive, whole = false, ordinals = false, mayBeNone = false } = options
  const count = listedNumber(utterance, options)
  if (count) return count
  // 'una famiglia, nessun condominio': if 0 is not a valid answer, the zero counts another thing.
  const isCount = ({ ordinal, high, low, unit, from }: Quantity): boolean =>
    (ordinals || !ordinal) &&
    (mayBeNone || high > 0 || (asked && utterance.content.length <= 2)) &&
    (unit !== null || !isYear(utterance.words, from, low))
  const own = units.includes('area') ? withoutCounts(utterance) : utterance
  // 'la casa è alta 8 metri' measures no gutter.
  const isOfHeight = (one: Quantity): boolean =>
    !judge.things.has('height') && (one.unit ?? 'metre') === 'metre' && isHeight(utterance.words, one)
  const said = outsideSides(own).filter(
    (one) => isCount(one) && !isOfHeight(one) && !(whole && isOfEachThing(own, one)),
  )
  const fitting = said.filter((one) => fits(one, units, utterance, asked))
  const sum = resultAmong(fitting, utterance)
  if (sum) return { low: sum.low, high: sum.high }
  const list = units.includes('area')
    ? listedArea(utterance, judge.things, judge.isHome, options.bounds[1], asked && own === utterance)
    : null
  const open = fitting.filter(({ from }) => list === null || !list.used.has(from))
  const surely = meantBy(open, judge, asked, ['mine', 'free'])
  if (surely) return wholeRun(utterance, surely, judge) ?? intervalOf(surely, whole, utterance)
  if (list) return list.area
  const named = said.find((one) => one.unit === null && judge.isNamed(one))
  const counted = meantBy(fitting, judge, asked, ['near']) ?? named
  if (counted) return intervalOf(counted, whole, utterance)
  const loose = asked ? said.filter((one) => fits(one, looseUnits, utterance, asked)) : []
  // '48 metri, sala e corridoio': the figure is more exact than the rooms.
  const surface = meantBy(
    loose.filter(({ unit, article, low }) => unit === 'metre' && !article && low >= leastSurface),
    judge,
    asked,
    ['mine', 'free'],
  )
  if (surface && units.includes('area')) return intervalOf(surface, whole, utterance)
  const derived = derive?.(withOwnSides(utterance, judge, asked), asked)
  if (derived) return derived
  if (!asked) return null
  const stated = whole ? statedCount(utterance) : null
  if (stated !== null) return { low: stated, high: stated }
  const about = `${options.label} ${options.question}`
  const isOfOthers = (one: Quantity): boolean =>
    countsOtherThing(utterance.words[one.to]?.text ?? '', about) ||
    (!whole && isCountOfPieces(utterance, one))
  const bare = said.filter((one) => isBare(one, utterance.words, whole) && !isOfOthers(one))
  const only = meantBy(loose, judge, asked) ?? meantBy(bare, judge, asked)
  if (only) return intervalOf(only, whole, utterance)
  const known = new Set([...utterance.quantities, ...utterance.denied].map(({ from }) => from))
  const slip = readQuantities(utterance.words, { slips: true }).find(
    ({ article, unit, from }) => !article && unit === null && !known.has(from),
  )
  return slip && judge.standing(slip, asked) !== 'foreign' ? intervalOf(slip, whole, utterance) : null
}

/** Makes a slot whose answer is a number or a range. */
export function numberSlot(options: NumberSlotOptions): Slot {
  const { bounds, unit, mayBeNone = false, whole = false, price } = options
  const { noMeansNone = mayBeNone } = options
  const [least, most] = bounds
  const judge = judgeQuantities(options, options.nouns)
  const noun = mayBeNone ? countedStem(unit) : null

  function read(utterance: Utterance, asked: boolean): SlotReading {
    const isSound = asked && mayBeNone && asksRenewal(options.question) && saysSound(utterance, options.label)
    if (isSound || (noun !== null && saysNone(utterance, noun)))
      return found({ kind: 'number', low: 0, high: 0 })
    const interval = readInterval(utterance, asked, options, judge)
    if (interval) {
      const low = whole ? Math.floor(interval.low) : interval.low
      const high = whole ? Math.ceil(interval.high) : interval.high
      if (high === 0 && mayBeNone) return found({ kind: 'number', low: 0, high: 0 })
      const { house, walls } = interval
      if (low >= least && high <= most)
        return found({ kind: 'number', low, high, ...(house && { house }), ...(walls && { walls }) })
      if (!asked) return null
      const words = `Mi aspettavo un numero tra ${showNumber(least)} e ${showNumber(most)}: ricontrolli?`
      return { kind: 'ask', words, chips: options.chips }
    }
    if (!asked || !noMeansNone) return null
    if (utterance.polarity === 'no' && isRefusal(utterance)) return found({ kind: 'number', low: 0, high: 0 })
    const some = options.some ?? price?.typical
    if (utterance.polarity !== 'yes' || !some) return null
    return found({ kind: 'number', low: some[0], high: some[1] })
  }

  function show(fact: Fact): string {
    if (fact.kind !== 'number') return 'da definire'
    if (typeof unit === 'string') return `${showRange(fact)} ${unit}`
    if (fact.high === 0) return unit.none ?? `0 ${unit.many}`
    return `${showRange(fact)} ${fact.high === 1 ? unit.one : unit.many}`
  }

  return { ...baseOf(options), read, show, price: price ?? null }
}
