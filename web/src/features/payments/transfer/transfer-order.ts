import { brand } from '@mestieri/shared/brand.ts'
import { groupedIban } from '@mestieri/shared/iban.ts'
import { formatEuro } from '@mestieri/shared/money.ts'
import { paymentReason } from '@mestieri/shared/professional-terms.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

/** One line of the transfer's data, as displayed and as copied into a bank's form. */
export interface TransferLine {
  readonly label: string
  /** Null while loading. */
  readonly shown: string | null
  readonly copied: string
  /** What is copied, for the copy button's accessible name. */
  readonly what: string
}

export interface TransferSubject {
  /** In cents; null while loading. */
  readonly amount: number | null
  /** The VAT number as typed; only a valid one goes into the reason. */
  readonly vat: string
  /** The professional's business name, if the page knows it. */
  readonly shopName: string | null
}

/** The transfer's reason: name and VAT number, as far as known; null when neither is known. */
export function knownReason({ vat, shopName }: Omit<TransferSubject, 'amount'>): string | null {
  const check = checkVatNumber(vat)
  const parts = [...(shopName === null ? [] : [shopName]), ...(check.valid ? [`P.IVA ${check.value}`] : [])]
  return parts.length > 0 ? parts.join(' ') : null
}

/** All data for a bank's form (features.md, G5). */
export function transferLines(subject: TransferSubject): readonly TransferLine[] {
  const { holder, iban } = brand.bankAccount
  const amount = subject.amount === null ? null : formatEuro(subject.amount)
  return [
    { label: 'Beneficiario', shown: holder, copied: holder, what: 'il beneficiario' },
    { label: 'IBAN', shown: groupedIban(iban), copied: iban, what: 'l’IBAN' },
    // Bank forms accept digits and the decimal comma, and fail on thousands separators.
    { label: 'Importo', shown: amount, copied: amount?.replaceAll(/[^\d,]/g, '') ?? '', what: 'l’importo' },
    {
      label: 'Causale',
      shown: paymentReason,
      copied: knownReason(subject) ?? paymentReason,
      what: 'la causale',
    },
  ]
}
