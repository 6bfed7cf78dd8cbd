import { brand } from '@mestieri/shared/brand.ts'
import type { PaymentMethod, PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'
import { formatEuro } from '@mestieri/shared/money.ts'

/** One line of a receipt. */
export interface ReceiptLine {
  readonly label: string
  readonly value: string
}

export interface ReceiptSubject {
  readonly method: PaymentMethod
  /** What was paid; null in a tab that did not send the payment. */
  readonly sent: { readonly purpose: PaymentPurpose; readonly amount: number; readonly at: number } | null
  /** What support finds the payment by; null without one. */
  readonly reference: string | null
}

const purposeNames = {
  trial: 'Attivazione del servizio',
  activation: 'Attivazione del servizio',
  settlement: 'Riattivazione del servizio',
} as const satisfies Record<PaymentPurpose, string>

const methodNames = {
  bank_transfer: 'Bonifico bancario',
  card: 'Carta',
} as const satisfies Record<PaymentMethod, string>

const moment = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
})

/** The lines of a receipt, as far as they are known. */
export function receiptLines({ method, sent, reference }: ReceiptSubject): readonly ReceiptLine[] {
  return [
    ...(sent
      ? [
          { label: 'Per', value: purposeNames[sent.purpose] },
          { label: 'Importo', value: `${formatEuro(sent.amount)}, IVA inclusa` },
          { label: method === 'card' ? 'Data' : 'Dati inviati', value: moment.format(sent.at) },
        ]
      : []),
    { label: 'Metodo', value: methodNames[method] },
    // The data of a transfer name the beneficiary above.
    ...(method === 'card'
      ? [{ label: 'Pagato a', value: `${brand.company.legalName}, P.IVA ${brand.company.vatNumber}` }]
      : []),
    ...(reference === null ? [] : [{ label: 'Riferimento', value: reference }]),
  ]
}
