/** The words for a price of which some goods bear the full rate. */
export const twoRates = 'IVA compresa (10 %, 22 % su parte dei beni)'

/** How VAT is in a price of a rate: 'IVA 10 % compresa'. A rate between the two is a mixture of them. */
export function vatWords(rate: number): string {
  const percent = Math.round(rate * 100)
  return percent > 10 && percent < 22 ? twoRates : `IVA ${percent} % compresa`
}
