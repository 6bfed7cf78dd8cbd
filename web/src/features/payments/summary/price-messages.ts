import { noAutomaticRenewal } from '@mestieri/shared/brand/payments.ts'
import { formatEuro, splitVat } from '@mestieri/shared/money.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

/**
 * The price and its parts in one line, 'Imponibile 240,00 € + IVA 22% 52,80 € = 292,80 €' (features.md, G3).
 */
export function priceLine(amount: number): string {
  const { net, vat, total } = splitVat(amount)
  return `Imponibile ${formatEuro(net)} + IVA ${professionalTerms.vatRate}% ${formatEuro(vat)} =\u00A0${formatEuro(total)}`
}

/**
 * Says how often the price is paid, and of renewal only what the owner has confirmed. A settlement is not paid 'una
 * tantum'. Null if there is nothing to say.
 */
export function paidOnce(settles: boolean): string | null {
  const parts = [settles ? null : 'una tantum', noAutomaticRenewal ? 'nessun rinnovo automatico' : null]
  return parts.filter((part) => part !== null).join(', ') || null
}

/** When the invoice arrives. The specification's sentence (section 8, 'Bank-transfer success alert'). */
export const invoiceNote = `Riceverai la fattura entro ${professionalTerms.invoiceWithinHours} ore dall'accredito.`

/** What the settlement pays for: the commissions beyond the credit (specification, section 9). */
export const settlementDescription = 'Saldo delle commissioni che superano il tuo credito.'
