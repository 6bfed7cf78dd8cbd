import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'

import type { PriceBook } from '../price-book/price-book.ts'
import { climateOf, type Zone } from '../price-book/zones.ts'
import { type Facts, placeOfFacts } from '../slots/facts.ts'
import type { Slot } from '../slots/slot.ts'
import type { Cost, Job, Service } from './job.ts'
import { roundPrice } from './service-rounding.ts'
import { zoneOf } from './service-zones.ts'

/** A range for a job, before it is put into words. */
export interface Estimate {
  /** Whole euro, rounded. */
  readonly min: number
  readonly max: number
  /** The cheapest and the dearest that the job could be at its size. */
  readonly scale: PriceRange
  readonly vat: 'esclusa' | 'inclusa'
  readonly zone: Zone
  /** Every row that it stands on. */
  readonly used: readonly EstimateRow[]
}

/** How one slot may turn out: both ends of its number, or its options. */
type Range =
  | { readonly kind: 'number'; readonly low: number; readonly high: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

function asRange(value: number | string): Range {
  return typeof value === 'number'
    ? { kind: 'number', low: value, high: value }
    : { kind: 'choice', options: [value] }
}

function typicalRange({ price }: Slot): Range | null {
  if (!price) return null
  const [low, high] = price.typical
  return typeof low === 'number' && typeof high === 'number'
    ? { kind: 'number', low, high }
    : { kind: 'choice', options: price.typical as readonly string[] }
}

/** What the facts say of a slot, or what stands in for it. */
function rangeOf(slot: Slot, facts: Facts): Range | null {
  const fact = facts[slot.id]
  if (fact?.kind === 'number') return { kind: 'number', low: fact.low, high: fact.high }
  if (fact?.kind === 'choice') return { kind: 'choice', options: [fact.option] }
  if (!slot.price) return null
  return slot.needed(facts) ? typicalRange(slot) : asRange(slot.price.reference)
}

type Ranges = ReadonlyMap<string, Range>

/** Every way in which the choices may turn out. Open ones are few, with two or three options each. */
function combinations(ranges: Ranges): Map<string, string>[] {
  let all: Map<string, string>[] = [new Map()]
  for (const [id, range] of ranges) {
    if (range.kind !== 'choice') continue
    all = all.flatMap((known) => range.options.map((option) => new Map(known).set(id, option)))
  }
  return all
}

function createJob(
  ranges: Ranges,
  choices: ReadonlyMap<string, string>,
  end: 'low' | 'high',
  climate: Job['climate'],
): Job {
  return {
    climate,
    number: (id) => {
      const range = ranges.get(id)
      return range?.kind === 'number' ? range[end] : 0
    },
    choice: (id) => choices.get(id) ?? '',
  }
}

interface Priced {
  readonly range: PriceRange
  readonly used: readonly EstimateRow[]
}

/** The range over all that is still open, average zone. Null where no figure is honest. */
function priceAll(service: Service, ranges: Ranges, climate: Job['climate'], book: PriceBook): Priced | null {
  const costs: Cost[] = []
  for (const choices of combinations(ranges)) {
    const low = service.price(createJob(ranges, choices, 'low', climate), book)
    const high = service.price(createJob(ranges, choices, 'high', climate), book)
    if (!low || !high) return null
    costs.push({ range: { min: low.range.min, max: high.range.max }, used: [...low.used, ...high.used] })
  }
  return {
    range: {
      min: Math.min(...costs.map(({ range }) => range.min)),
      max: Math.max(...costs.map(({ range }) => range.max)),
    },
    used: [...new Set(costs.flatMap(({ used }) => used))],
  }
}

/** How many slots a default stands in for that, having one value only, does not widen the range by itself. */
function guesses(service: Service, facts: Facts): number {
  return service.slots.filter(
    (slot) =>
      slot.price !== null &&
      slot.needed(facts) &&
      !['number', 'choice'].includes(facts[slot.id]?.kind ?? '') &&
      slot.price.typical.length === 1,
  ).length
}

function rangesOf(service: Service, facts: Facts): Map<string, Range> {
  const ranges = new Map<string, Range>()
  for (const slot of service.slots) {
    const range = rangeOf(slot, facts)
    if (range) ranges.set(slot.id, range)
  }
  return ranges
}

function priceOf(service: Service, facts: Facts, book: PriceBook): Priced | null {
  const place = placeOfFacts(facts)
  const priced = priceAll(service, rangesOf(service, facts), climateOf(place?.region ?? null), book)
  if (!priced) return null
  const zone = zoneOf(place)
  const guess = book.quantities.guess.max * guesses(service, facts)
  return {
    range: {
      min: priced.range.min * zone.low * (1 - guess),
      max: priced.range.max * zone.high * (1 + guess),
    },
    used: priced.used,
  }
}

/** The middle of an exact range: what price drivers are compared by. */
export function middleOf(service: Service, facts: Facts, book: PriceBook): number {
  const priced = priceOf(service, facts, book)
  return priced ? (priced.range.min + priced.range.max) / 2 : 0
}

/** How far the ends of an exact range are apart. */
export function widthOf(service: Service, facts: Facts, book: PriceBook): number {
  const priced = priceOf(service, facts, book)
  return priced ? priced.range.max - priced.range.min : 0
}

/**
 * What a job costs, as far as it is known: the price book's ranges for its size, times the zone. What nobody
 * answered is taken as typical and widens the range. Null where no figure is honest without a visit.
 */
export function estimate(service: Service, facts: Facts, book: PriceBook): Estimate | null {
  const priced = priceOf(service, facts, book)
  if (!priced) return null
  const min = roundPrice(priced.range.min)
  const max = roundPrice(priced.range.max)
  const place = placeOfFacts(facts)
  const zone = zoneOf(place)
  const anyChoice = new Map(
    [...rangesOf(service, facts)].map(([id, range]): [string, Range] => [
      id,
      range.kind === 'choice' ? { kind: 'choice', options: openOptions(service, id, range.options) } : range,
    ]),
  )
  const whole = priceAll(service, anyChoice, climateOf(place?.region ?? null), book)?.range ?? priced.range
  return {
    min,
    max,
    scale: {
      min: Math.min(min, roundPrice(whole.min * zone.low)),
      max: Math.max(max, roundPrice(whole.max * zone.high)),
    },
    vat: priced.used.some(({ vat }) => vat === 'inclusa') ? 'inclusa' : 'esclusa',
    zone,
    used: priced.used,
  }
}

/** The options that the scale spans: those that the price book can price. */
function openOptions(service: Service, id: string, chosen: readonly string[]): readonly string[] {
  const span = service.slots.find((slot) => slot.id === id)?.price?.span
  return span ? [...new Set([...span, ...chosen])] : chosen
}
