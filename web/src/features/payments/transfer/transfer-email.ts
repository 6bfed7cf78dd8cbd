import { brand } from '@mestieri/shared/brand.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { transferLines, type TransferSubject } from './transfer-order.ts'
import { noTransfers } from './transfer-warning.ts'

/**
 * A `mailto:` link to the visitor's address, with the transfer's data (RFC 6068: lines end with CRLF).
 * @param warning why the transfer must not be made; null for a real one
 */
export function transferEmail(subject: TransferSubject, email: string, warning: string | null): string {
  const title = `Bonifico a ${brand.name}: i dati`
  const body = [
    ...(warning === null ? ['Ecco i dati per il bonifico.'] : [`${noTransfers}. ${warning}`]),
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
