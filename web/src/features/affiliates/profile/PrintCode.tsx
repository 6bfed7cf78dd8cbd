import { brand } from '@mestieri/shared/brand.ts'

import { QrCode } from '../../../components/QrCode/QrCode.tsx'

import styles from './PrintCode.module.css'

interface PrintCodeProps {
  /** The profile's absolute address. */
  readonly url: string
}

/** On paper alone: the way back to the page, as a code and in words (features.md, B11). */
export function PrintCode({ url }: PrintCodeProps) {
  return (
    <div className={styles.paper}>
      <QrCode className={styles.code} text={url} label="Codice QR che apre questo profilo" />
      <p>
        <b>{brand.name}</b>
        <br />
        {url}
      </p>
    </div>
  )
}
