import type { PriceRange } from '../catalogue/price-range.ts'

/** The page that a price was taken from. */
export interface PriceSource {
  readonly name: string
  /** The year of publication; null if the page has no date. */
  readonly year: number | null
}

/**
 * `source`: as published. `widened`: published, but widened by us because it was old or narrow. `own`: our
 * own estimate.
 */
export type PriceBasis = 'source' | 'widened' | 'own'

/**
 * The unit of the price: a square metre, a running metre, a piece (by the gender of its Italian noun), a
 * kilowatt of peak power, a kilowatt-hour of storage, or the whole job.
 */
export type PriceUnit = 'm2' | 'metre' | 'piece' | 'pieceFeminine' | 'kWp' | 'kWh' | 'job'

export interface PriceRow extends PriceRange {
  /** The work, in words for the customer. */
  readonly label: string
  readonly unit: PriceUnit
  readonly vat: 'esclusa' | 'inclusa'
  readonly basis: PriceBasis
  readonly sources: readonly PriceSource[]
}

/** The version of the price guide, and the month in which its sources were last read. */
export const priceGuideEdition = { version: 1, asOf: '2026-11' } as const

type RowRest = Partial<Pick<PriceRow, 'unit' | 'vat'>>

/** Makes the source of a price. */
export function page(name: string, year: number | null = null): PriceSource {
  return { name, year }
}

/** Makes a row of the price guide. Default: per square metre and without VAT. */
// oxlint-disable-next-line max-params -- a row is written as a line of a table
export function row(
  label: string,
  [min, max]: readonly [number, number],
  basis: PriceBasis,
  sources: readonly PriceSource[],
  { unit = 'm2', vat = 'esclusa' }: RowRest = {},
): PriceRow {
  return { label, min, max, unit, vat, basis, sources }
}
