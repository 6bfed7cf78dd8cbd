import { plus, type PriceRange } from '@mestieri/shared/catalogue/price-range.ts'
import type { EstimateRow } from '@mestieri/shared/services/estimate.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'

import type { Answers, CostLine, JobEngine } from '../jobs/job-engine.ts'
import type { Climate, Zone } from '../price-book/zones.ts'
import type { Value } from './settle.ts'

/** A job with the zone and climate that it is priced for. */
export interface PricedJob {
  readonly kind: JobKind
  readonly engine: JobEngine
  readonly zone: Zone
  readonly climate: Climate
}

/** A line for one set of answer limits. The zone is included in its prices. */
export interface PricedLine {
  readonly line: CostLine
  readonly unitPrice: PriceRange
  readonly net: PriceRange
}

/** The price of a job in euros without VAT, not rounded. */
export interface Priced {
  readonly net: PriceRange
  /** Whether the minimum charge applies in place of the lines. */
  readonly atMinimum: boolean
  /** The lines for every set of answer limits. */
  readonly ends: readonly (readonly PricedLine[])[]
}

type Values = ReadonlyMap<string, Value>

/**
 * Maximum number of ranges in the answers whose limits are combined with each other. More ranges take their
 * lower limits together and their upper limits together.
 */
const maxRanges = 3

/** Largest ratio between the minimum charges of an expensive and a cheap professional. */
const dearestMinimum = 1.5

/** Returns the sets of answer limits: one for exact answers, two for one range, four for two ranges. */
function endsOf(values: Values): ((id: string) => number)[] {
  const ranges = [...values].flatMap(([id, value]) =>
    value.kind === 'number' && value.low < value.high ? [id] : [],
  )
  const together = ranges.length > maxRanges
  const count = together ? 2 : 2 ** ranges.length
  return Array.from({ length: count }, (_, end) => (id: string) => {
    const value = values.get(id)
    if (value?.kind !== 'number') return 0
    const bit = together ? end : (end >> Math.max(0, ranges.indexOf(id))) & 1
    return bit === 1 ? value.high : value.low
  })
}

function answersAt(values: Values, number: Answers['number'], climate: Climate): Answers {
  const choice = (id: string) => {
    const value = values.get(id)
    return value?.kind === 'choice' ? value.option : ''
  }
  return { number, choice, climate }
}

/** Returns a price with the labour level of a zone. Goods have the same price everywhere. */
function inZone({ min, max }: PriceRange, labourShare: number, { low, high }: Zone): PriceRange {
  return { min: min * (1 + labourShare * (low - 1)), max: max * (1 + labourShare * (high - 1)) }
}

function priceLine(line: CostLine, { kind, zone }: PricedJob): PricedLine {
  const { row, quantity, factor = 1, labourShare = kind.labourShare } = line
  const price = inZone(row, labourShare, zone)
  const unitPrice = { min: price.min * factor, max: price.max * factor }
  return { line, unitPrice, net: { min: unitPrice.min * quantity, max: unitPrice.max * quantity } }
}

/**
 * Returns the minimum charge. A single figure is widened to a range, because professionals differ as much as
 * in the price of the job itself.
 */
function floorOf(minimum: EstimateRow, lines: PriceRange, { kind, zone }: PricedJob): PriceRange {
  const floor = inZone(minimum, kind.labourShare, zone)
  if (minimum.min !== minimum.max) return floor
  const ratio = lines.min > 0 ? Math.min(dearestMinimum, lines.max / lines.min) : 1
  return { min: floor.min, max: Math.max(floor.max, floor.min * ratio) }
}

/**
 * Returns the price of a job for settled answers; null if the engine returns no lines, because the job cannot
 * be priced without a visit.
 */
export function priceJob(job: PricedJob, values: Values): Priced | null {
  const { engine, climate } = job
  if (engine.lines === null) return null
  const ends: PricedLine[][] = []
  for (const number of endsOf(values)) {
    const lines = engine.lines(answersAt(values, number, climate)).filter(({ quantity }) => quantity > 0)
    ends.push(lines.map((line) => priceLine(line, job)))
  }
  const sums = ends.map((lines) => plus(...lines.map(({ net }) => net)))
  const sum = { min: Math.min(...sums.map(({ min }) => min)), max: Math.max(...sums.map(({ max }) => max)) }
  if (!(sum.max > 0 && Number.isFinite(sum.max) && Number.isFinite(sum.min))) return null
  const floor = engine.minimum ? floorOf(engine.minimum, sum, job) : sum
  return {
    net: { min: Math.max(sum.min, floor.min), max: Math.max(sum.max, floor.max) },
    atMinimum: sum.min < floor.min,
    ends,
  }
}
