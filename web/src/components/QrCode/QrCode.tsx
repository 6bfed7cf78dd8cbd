import { useEffect, useState } from 'react'

import { classNames } from '../class-names.ts'
import type { QrDrawing } from './qr-drawing.ts'

import styles from './QrCode.module.css'

export interface QrCodeProps {
  readonly text: string
  /** The accessible name: what scanning the code does. */
  readonly label: string
  readonly className?: string | undefined
}

/** Width of the quiet zone in modules, as ISO/IEC 18004 requires. */
const quietZone = 4

/** A QR code on a light background in both colour schemes. Its space is reserved while the library loads. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null)
  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const { qrDrawing } = await import('./qr-drawing.ts')
      if (wanted) setDrawing(qrDrawing(text, { border: quietZone }))
    }
    // Ignore a failed load: callers also show the address as text.
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
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG has no file for an img
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
