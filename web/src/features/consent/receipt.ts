import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'

import { consentCategories, type ConsentRecord } from '../../lib/consent/consent-record.ts'

const titles = { statistiche: 'Statistiche', marketing: 'Marketing' } as const

function inRome(time: string): string {
  const words = new Date(time).toLocaleString('it-IT', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Rome',
  })
  return `${words} (${time})`
}

export interface ReceiptOptions {
  /** The site's origin. */
  readonly site: string
  /** Legal name of the business. */
  readonly owner: string
}

/** The visitor's receipt of the choice, as plain text (features.md, I6). */
export function receiptText(record: ConsentRecord, { site, owner }: ReceiptOptions): string {
  const lines = [
    'Ricevuta della scelta sui cookie',
    '',
    `Sito: ${site}`,
    `Titolare: ${owner}`,
    `Identificativo: ${record.id}`,
    `Versione: ${record.version}`,
    `Prima scelta: ${inRome(record.givenAt)}`,
    `Ultima modifica: ${inRome(record.changedAt)}`,
    '',
    'Necessari: sempre attivi',
    ...consentCategories.map(
      (category) => `${titles[category]}: ${record.accepted.includes(category) ? 'accettati' : 'rifiutati'}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

/** The receipt's file name, with the day of the last change in Rome. */
export function receiptName({ changedAt }: ConsentRecord): string {
  return `scelta-cookie-${romeDateTimeAt(Date.parse(changedAt)).date}.txt`
}
