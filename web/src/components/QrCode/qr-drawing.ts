import { encode, type QrCodeGenerateOptions } from 'uqr'

/** A QR code as one SVG path of unit squares. */
export interface QrDrawing {
  /** Modules per side, quiet zone included. */
  readonly size: number
  readonly path: string
}

/** Draws a text as a QR code (ISO/IEC 18004). */
export function qrDrawing(text: string, options: Pick<QrCodeGenerateOptions, 'border' | 'ecc'>): QrDrawing {
  const { data, size } = encode(text, options)
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
