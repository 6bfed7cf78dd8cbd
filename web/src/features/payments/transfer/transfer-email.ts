import { brand } from '@mestieri/shared/brand.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { transferLines, type TransferSubject } from './transfer-order.ts'

/** A `mailto:` link to the visitor's address, with the transfer's data (RFC 6068: lines end with CRLF). */
export function transferEmail(subject: TransferSubject, email: string): string {
  const title = `Bonifico a ${brand.name}: i dati`
  const body = [
    'Ecco i dati per il bonifico.',
    '',
    ...transferLines(subject).map(({ label, shown, copied }) =>
      label === 'Causale' ? `${label}: ${copied}` : `${label}: ${shown ?? ''}`,
    ),
    '',
    `La fattura arriva entro ${professionalTerms.invoiceWithinHours} ore dall’accredito.`,
    `Domande: ${brand.support.email}`,
  ].join('\r\n')
  return `mailto:${encodeURIComponent(email.trim())}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
}
