import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import type { Narrowing } from '../jobs/job-estimate.ts'
import type { Slot } from '../slots/slot.ts'
import { priceJob, type PricedJob } from './price-job.ts'
import { roundRange, withVat } from './rounding.ts'
import { type Settled, tiersOf, tierSlot, type Value } from './settle.ts'

type Values = ReadonlyMap<string, Value>

/** Deviation of a number from its typical value if the typical range is a single value, as a share. */
const around = 0.3

/**
 * The scale is omitted if the range takes at least this share of it, or if its upper limit exceeds this
 * multiple of its lower limit.
 */
const mostOfScale = 0.8
const widestScale = 5

function netOf(job: PricedJob, values: Values): PriceRange | null {
  return priceJob(job, values)?.net ?? null
}

function withValue(values: Values, id: string, value: Value): Values {
  return new Map(values).set(id, value)
}

/** Returns the options of a slot that can be priced. */
function optionsOf({ kind }: PricedJob, { id, price }: Slot): readonly string[] {
  const tiers = id === tierSlot ? tiersOf(kind) : []
  if (tiers.length > 0) return tiers
  return typeof price?.reference === 'string' ? (price.span ?? [price.reference]) : []
}

/** Returns the possible answers to a slot: its options, or both limits of its typical range. */
function possibleValues(job: PricedJob, slot: Slot): Value[] {
  const { price } = slot
  if (!price) return []
  const [low, high] = price.typical
  if (typeof low === 'number' && typeof high === 'number') {
    const ends = low < high ? [low, high] : [low * (1 - around), high * (1 + around)]
    return ends.map((end) => ({ kind: 'number', low: end, high: end }))
  }
  return optionsOf(job, slot).map((option) => ({ kind: 'choice', option }))
}

/** Returns how much wider the price range would be without an assumption for a slot, in euros. */
function spreadOf(job: PricedJob, slot: Slot, values: Values, net: PriceRange): number {
  const ranges = possibleValues(job, slot)
    .map((value) => netOf(job, withValue(values, slot.id, value)))
    .filter((range) => range !== null)
  const min = Math.min(net.min, ...ranges.map((range) => range.min))
  const max = Math.max(net.max, ...ranges.map((range) => range.max))
  return max - min - (net.max - net.min)
}

/** Returns how much narrower the price range would be if a number were known exactly, in euros. */
function slackOf(job: PricedJob, slot: Slot, values: Values, net: PriceRange): number {
  const value = values.get(slot.id)
  if (value?.kind !== 'number' || value.low === value.high) return 0
  const middle = (value.low + value.high) / 2
  const exact = netOf(job, withValue(values, slot.id, { kind: 'number', low: middle, high: middle }))
  return exact ? net.max - net.min - (exact.max - exact.min) : 0
}

/** Returns the answers that would narrow the range, the most effective first. */
export function narrowings(job: PricedJob, { values, assumed }: Settled, net: PriceRange): Narrowing[] {
  return job.engine.slots
    .map((slot) => ({
      slot,
      gain: assumed.includes(slot) ? spreadOf(job, slot, values, net) : slackOf(job, slot, values, net),
    }))
    .filter(({ slot, gain }) => gain > 0 && slot.price !== null && slot.price.narrow !== '')
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ slot }) => ({ slotId: slot.id, label: slot.price?.narrow ?? '', answer: slot.example }))
}

/** Returns the open choices and the quality levels of the job, with the options that can be priced. */
function openChoices(
  job: PricedJob,
  { assumed }: Settled,
): (readonly [id: string, options: readonly string[]])[] {
  const open = assumed
    .filter(({ id }) => id !== tierSlot)
    .map((slot) => [slot.id, optionsOf(job, slot)] as const)
  return [...open, [tierSlot, tiersOf(job.kind)]]
}

/**
 * Returns the lowest and the highest price that are still possible for a job of this size, with VAT; null if
 * the scale would not be useful.
 */
export function scaleOf(job: PricedJob, settled: Settled, net: PriceRange): PriceRange | null {
  let [cheap, dear]: [Values, Values] = [settled.values, settled.values]
  let { min, max } = net
  for (const [id, options] of openChoices(job, settled)) {
    const [cheapBefore, dearBefore] = [cheap, dear]
    for (const option of options) {
      const cheaper = withValue(cheapBefore, id, { kind: 'choice', option })
      const dearer = withValue(dearBefore, id, { kind: 'choice', option })
      const [low, high] = [netOf(job, cheaper), netOf(job, dearer)]
      if (low && low.min < min) [min, cheap] = [low.min, cheaper]
      if (high && high.max > max) [max, dear] = [high.max, dearer]
    }
  }
  if (net.max - net.min >= (max - min) * mostOfScale || max > min * widestScale) return null
  return roundRange(withVat({ min, max }, job.kind.vatRate))
}
