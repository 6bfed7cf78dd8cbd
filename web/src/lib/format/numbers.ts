import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

// By default Italian omits the separator in four-digit numbers; with it, prices are easier to read.
const withTenths = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' })

/** Formats a number in Italian with at most one decimal: '1.500', '12,5'. */
export function formatNumber(value: number): string {
  return withTenths.format(value)
}

/** Formats a price range, with no-break spaces: '1.300–2.500 €', '12,5–35 €', '13 €'. */
export function euroRange({ min, max }: PriceRange): string {
  const from = formatNumber(min)
  return min === max ? `${from}\u00A0€` : `${from}–${formatNumber(max)}\u00A0€`
}

/** Joins each number to the sign or unit behind it by a no-break space. */
export function keepUnits(text: string): string {
  return text.replaceAll(/(\d) (?=€|%|m²|kWh?\b)/g, '$1\u00A0')
}
