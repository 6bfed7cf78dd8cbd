import { formatEuro, splitVat } from '@mestieri/shared/money.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

/** The price and its parts in one line, 'Imponibile 240,00 € + IVA 22% 52,80 € = 292,80 €' (features.md, G3). */
export function priceLine(amount: number): string {
  const { net, vat, total } = splitVat(amount)
  return `Imponibile ${formatEuro(net)} + IVA ${professionalTerms.vatRate}% ${formatEuro(vat)} =\u00A0${formatEuro(total)}`
}

/** That nothing else will be taken. */
export const paidOnce = 'una tantum, nessun rinnovo automatico'

/** When the invoice comes; the specification's sentence (section 8, 'Bank-transfer success alert'), to the letter. */
export const invoiceNote = `Riceverai la fattura entro ${professionalTerms.invoiceWithinHours} ore dall'accredito.`
