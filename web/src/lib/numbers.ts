import type { PriceRange } from '@mestieri/shared/catalogue/price-range.ts'

// Italian leaves the point out of four digits; prices are read faster with it, and it is the same everywhere.
const withTenths = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, useGrouping: 'always' })

/** A number as Italians write it, with at most one decimal: '1.500', '12,5'. */
export function formatNumber(value: number): string {
  return withTenths.format(value)
}

/** A range of euro: '1.300–2.500 €', '12,5–35 €', '13 €'; a no-break space before the sign. */
export function euroRange({ min, max }: PriceRange): string {
  const from = formatNumber(min)
  return min === max ? `${from}\u00A0€` : `${from}–${formatNumber(max)}\u00A0€`
}

/** A text whose numbers stay on one line with the sign or unit behind them. */
export function keepUnits(text: string): string {
  return text.replaceAll(/(\d) (?=€|m²|kWh?\b)/g, '$1\u00A0')
}
