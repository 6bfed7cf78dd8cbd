import { brand } from '@mestieri/shared/brand.ts'
import { romeDateTimeAt } from '@mestieri/shared/rome-time.ts'
import { IconDownload } from '@tabler/icons-react'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import type { ConsentRecord } from '../../../lib/consent/consent-record.ts'
import { dateInWords } from '../../../lib/format/dates.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { choiceInWords } from '../choice-messages.ts'
import { receiptName, receiptText } from '../receipt.ts'

import styles from './Preferences.module.css'

function saveReceipt(record: ConsentRecord): void {
  const text = receiptText(record, { site: location.origin, owner: brand.company.legalName })
  saveFile(receiptName(record), 'text/plain', text)
}

/** The current choice, and a receipt to download (features.md, I5, I6). */
export function CurrentChoice({ record }: { readonly record: ConsentRecord }) {
  return (
    <div className={styles.choice}>
      <p>
        Scelta del {dateInWords(romeDateTimeAt(Date.parse(record.changedAt)).date)}:{' '}
        <b>{choiceInWords(record.accepted)}</b>.
      </p>
      <Button variant="bare" size="s" onClick={() => saveReceipt(record)}>
        <IconDownload {...decorativeIcon} /> Scarica la ricevuta
      </Button>
    </div>
  )
}
