import { brand } from '@mestieri/shared/brand.ts'

import { QrCode } from '../../../../components/QrCode/QrCode.tsx'

import styles from './PrintCode.module.css'

interface PrintCodeProps {
  /** The profile's absolute address. */
  readonly url: string
}

/** In print only: the page's URL as a QR code and as text (features.md, B11). */
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
