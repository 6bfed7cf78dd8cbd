import { brand } from '@mestieri/shared/brand.ts'
import { groupedIban } from '@mestieri/shared/iban.ts'
import { formatEuro } from '@mestieri/shared/money.ts'
import { paymentReason } from '@mestieri/shared/professional-terms.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

/** A line of the transfer: how it is shown, and how it is copied into a bank's form. */
export interface TransferLine {
  readonly label: string
  /** Null while it is on its way. */
  readonly shown: string | null
  readonly copied: string
  /** What is copied, for who hears it. */
  readonly what: string
}

export interface TransferSubject {
  /** Cents; null while it is on its way. */
  readonly amount: number | null
  /** As typed; only a good one goes into the reason. */
  readonly vat: string
  /** The professional's own, where the page knows it. */
  readonly shopName: string | null
}

/** The reason as the bank gets it: name and VAT number as far as they are known; null when neither is. */
export function knownReason({ vat, shopName }: Omit<TransferSubject, 'amount'>): string | null {
  const check = checkVatNumber(vat)
  const parts = [...(shopName === null ? [] : [shopName]), ...(check.valid ? [`P.IVA ${check.value}`] : [])]
  return parts.length > 0 ? parts.join(' ') : null
}

/** Everything that a bank's form asks for (features.md, G5). */
export function transferLines(subject: TransferSubject): readonly TransferLine[] {
  const { holder, iban } = brand.bankAccount
  const amount = subject.amount === null ? null : formatEuro(subject.amount)
  return [
    { label: 'Beneficiario', shown: holder, copied: holder, what: 'il beneficiario' },
    { label: 'IBAN', shown: groupedIban(iban), copied: iban, what: 'l’IBAN' },
    // Banks' forms take the figure alone, and stumble over the point of a thousand.
    { label: 'Importo', shown: amount, copied: amount?.replaceAll(/[^\d,]/g, '') ?? '', what: 'l’importo' },
    {
      label: 'Causale',
      shown: paymentReason,
      copied: knownReason(subject) ?? paymentReason,
      what: 'la causale',
    },
  ]
}
