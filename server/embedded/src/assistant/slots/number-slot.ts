import type { NumberQuestion, QuantityUnit } from '@mestieri/shared/services/interview.ts'

import type { Quantity } from '../italian/numbers/quantities.ts'
import { readQuantities } from '../italian/numbers/quantities.ts'
import type { Utterance } from '../italian/utterance.ts'
import { showNumber, showRange } from '../wording/figures.ts'
import type { Fact } from './facts.ts'
import { baseOf, found, type PriceRole, type Slot, type SlotOptions, type SlotReading } from './slot.ts'

export interface Interval {
  readonly low: number
  readonly high: number
}

type NumberSlotOptions = Omit<NumberQuestion, 'price'> &
  SlotOptions & {
    /** The answer told in another way: two sides, rooms, a bill. */
    readonly derive?: (utterance: Utterance, asked: boolean) => Interval | null
    readonly price?: Omit<PriceRole, 'reference' | 'typical' | 'span'> & {
      readonly reference: number
      readonly typical: readonly [number, number]
    }
  }

/** What makes an article count in passing: 'ho un bagno', but not 'rifare un bagno'. */
const counting = new Set(['ho', 'abbiamo', 'solo', 'soltanto', 'solamente', 'con', 'e'])

function fits(
  quantity: Quantity,
  units: readonly QuantityUnit[],
  { words }: Utterance,
  asked: boolean,
): boolean {
  const { unit, article, from, to } = quantity
  if (unit === null || !units.includes(unit)) return false
  if (from === 0 && to === words.length) return true
  return asked || !article || counting.has(words[from - 1]?.text ?? '')
}

/** Whether an article stands for the number: 'uno', 'uno solo', 'una, forse'. */
function standsAlone(words: Utterance['words'], to: number): boolean {
  const next = words[to]
  return next === undefined || next.kind === 'mark' || /^(?:solo|sola|soltanto|basta)$/.test(next.text)
}

function intervalOf({ low, high }: Quantity): Interval {
  return { low, high }
}

/** The first bare number of a message that is no side of anything; of an article only one that stands alone. */
function firstBareNumber({ quantities, sides, words }: Utterance): Quantity | undefined {
  let next = 0
  // Both are in the order of the message, so that each pair of sides is passed once.
  return quantities.find(({ unit, article, from, to }) => {
    while ((sides[next]?.to ?? Infinity) < to) next += 1
    const isSide = from >= (sides[next]?.from ?? Infinity)
    return unit === null && !isSide && (!article || standsAlone(words, to))
  })
}

function readInterval(utterance: Utterance, asked: boolean, options: NumberSlotOptions): Interval | null {
  const { units, looseUnits = [], derive } = options
  const counted = utterance.quantities.find((quantity) => fits(quantity, units, utterance, asked))
  if (counted) return intervalOf(counted)
  const derived = derive?.(utterance, asked)
  if (derived) return derived
  if (!asked) return null
  const loose = utterance.quantities.find((quantity) => fits(quantity, looseUnits, utterance, asked))
  const bare = loose ?? firstBareNumber(utterance)
  if (bare) return intervalOf(bare)
  const slip = readQuantities(utterance.words, { slips: true }).find(
    ({ article, unit }) => !article && unit === null,
  )
  return slip ? intervalOf(slip) : null
}

/** A slot whose answer is a number, or a range of them. */
export function numberSlot(options: NumberSlotOptions): Slot {
  const { bounds, unit, mayBeNone = false, whole = false, price } = options
  const { noMeansNone = mayBeNone } = options
  const [least, most] = bounds

  function read(utterance: Utterance, asked: boolean): SlotReading {
    const interval = readInterval(utterance, asked, options)
    if (interval) {
      const low = whole ? Math.floor(interval.low) : interval.low
      const high = whole ? Math.ceil(interval.high) : interval.high
      if (high === 0 && mayBeNone) return found({ kind: 'number', low: 0, high: 0 })
      if (low >= least && high <= most) return found({ kind: 'number', low, high })
      if (!asked) return null
      const words = `Mi aspettavo un numero tra ${showNumber(least)} e ${showNumber(most)}: ricontrolli?`
      return { kind: 'ask', words, chips: options.chips }
    }
    if (!asked || !noMeansNone) return null
    if (utterance.polarity === 'no') return found({ kind: 'number', low: 0, high: 0 })
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
