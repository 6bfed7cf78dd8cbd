import { brand } from '@mestieri/shared/brand.ts'
import { epcQrPayload } from '@mestieri/shared/epc-qr.ts'
import { encode } from 'uqr'

interface TransferCodeProps {
  /** Cents. */
  readonly amount: number
  readonly remittance: string
  readonly className?: string | undefined
}

/** The QR code of a SEPA credit transfer (EPC069-12). */
export function TransferCode({ amount, remittance, className }: TransferCodeProps) {
  const payload = epcQrPayload({ ...brand.bankAccount, amount, remittance })
  const { data, size } = encode(payload, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
