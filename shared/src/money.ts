import { professionalTerms } from './professional-terms.ts'

/** An amount taken apart, each part in cents; net and VAT always sum to the total. */
export interface VatSplit {
  readonly net: number
  readonly vat: number
  readonly total: number
}

/** What any price of ours stays below, in cents; far inside what a number holds exactly. */
const maxAmount = 100_000_000_000

/** With the point also in four digits, which Italian leaves out: prices are read faster with it. */
const twoDecimals = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
})

/**
 * Takes a total that includes VAT apart (specification, section 9: net = amount / 122 × 100): the net is rounded to the
 * cent, VAT is the rest.
 * @param total whole cents, 0 to a thousand million euro
 * @throws RangeError for anything else
 */
export function splitVat(total: number): VatSplit {
  if (!Number.isInteger(total) || total < 0 || total > maxAmount) {
    throw new RangeError('an amount is a whole number of cents')
  }
  const net = Math.round((total * 100) / (100 + professionalTerms.vatRate))
  return { net, vat: total - net, total }
}

/** Cents as euro with two decimals: 29280 is '292,80 €', 140000 '1.400,00 €'; a no-break space before the sign. */
export function formatEuro(cents: number): string {
  return `${twoDecimals.format(cents / 100)}\u00A0€`
}
