import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

import type { EstimateLine } from '../jobs/job-estimate.ts'
import type { PricedLine } from './price-job.ts'
import { roundPrice, roundUnitPrice } from './rounding.ts'

interface Sum {
  readonly unit: string
  readonly quantity: number
  readonly unitPrice: PriceRange
  readonly net: PriceRange
}

function widest(a: PriceRange, b: PriceRange): PriceRange {
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) }
}

/** Returns the lines for one set of answer limits. Lines with the same label are added up. */
function sumsOf(lines: readonly PricedLine[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { line, unitPrice, net } of lines) {
    const before = sums.get(line.label)
    sums.set(line.label, {
      unit: line.row.unit,
      quantity: line.quantity + (before?.quantity ?? 0),
      unitPrice: before ? widest(before.unitPrice, unitPrice) : unitPrice,
      net: { min: net.min + (before?.net.min ?? 0), max: net.max + (before?.net.max ?? 0) },
    })
  }
  return sums
}

/** Returns the lines of an estimate, each with its minimum and maximum over all answer limits. */
export function mergeLines(ends: readonly (readonly PricedLine[])[]): EstimateLine[] {
  const all = ends.map(sumsOf)
  const labels = new Set(all.flatMap((sums) => [...sums.keys()]))
  return [...labels].map((label) => {
    const found = all.map((sums) => sums.get(label))
    const known = found.filter((sum) => sum !== undefined)
    const prices = known.map(({ unitPrice }) => unitPrice).reduce(widest)
    const quantities = found.map((sum) => sum?.quantity ?? 0)
    return {
      label,
      quantity: { low: Math.min(...quantities), high: Math.max(...quantities) },
      unit: known[0]?.unit ?? '',
      unitPrice: { min: roundUnitPrice(prices.min), max: roundUnitPrice(prices.max) },
      net: {
        min: roundPrice(Math.min(...found.map((sum) => sum?.net.min ?? 0))),
        max: roundPrice(Math.max(...known.map(({ net }) => net.max))),
      },
    }
  })
}
