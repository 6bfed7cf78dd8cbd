import { brand } from '@mestieri/shared/brand.ts'
import { epcQrPayload } from '@mestieri/shared/epc-qr.ts'

import { qrDrawing } from '../../../components/QrCode/qr-drawing.ts'

interface TransferCodeProps {
  /** In cents. */
  readonly amount: number
  readonly remittance: string
  readonly className?: string | undefined
}

/** The QR code of a SEPA credit transfer (EPC069-12). */
export function TransferCode({ amount, remittance, className }: TransferCodeProps) {
  const payload = epcQrPayload({ ...brand.bankAccount, amount, remittance })
  const { size, path } = qrDrawing(payload, { ecc: 'M', border: 0 })
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
