import { useEffect, useState } from 'react'

import { classNames } from '../class-names.ts'
import type { QrDrawing } from './qr-drawing.ts'

import styles from './QrCode.module.css'

export interface QrCodeProps {
  readonly text: string
  /** What pointing a camera at it does, heard only. */
  readonly label: string
  readonly className?: string | undefined
}

/** Four modules all round, as the standard asks (ISO/IEC 18004). */
const quietZone = 4

/** A QR code on a light ground in either scheme; its room is kept while the library that draws it comes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null)
  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const { qrDrawing } = await import('./qr-drawing.ts')
      if (wanted) setDrawing(qrDrawing(text, { border: quietZone }))
    }
    // Whoever shows it gives the address in words too.
    draw().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [text])
  return (
    <div className={classNames(styles.code, className)}>
      {drawing && (
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so there is no file for an img
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      )}
    </div>
  )
}
