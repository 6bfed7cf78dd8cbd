import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { lazyPart } from '../../../components/lazy-part.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { noTransfers } from './transfer-warning.ts'

import styles from './TransferQr.module.css'

interface TransferQrProps {
  /** In cents. */
  readonly amount: number
  /** The transfer's reason as far as it is known; may be empty. */
  readonly remittance: string
  /** Why nobody may use it. */
  readonly warning: string | null
}

const TransferCode = lazyPart(
  async () => (await import('./TransferCode.tsx')).TransferCode,
  () => <p className="note">Il codice non è arrivato, forse per la connessione. Usa i dati qui sopra.</p>,
)

/** The transfer as a QR code, which only some Italian banking apps read (features.md, G6). */
export function TransferQr({ amount, remittance, warning }: TransferQrProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.qr} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        Codice QR del bonifico <IconChevronDown {...decorativeIcon} />
      </summary>
      {opened && (
        <div className={styles.body}>
          <Suspense fallback={<Skeleton className={styles.place} />}>
            <TransferCode className={styles.place} amount={amount} remittance={remittance} />
          </Suspense>
          <div className={styles.words}>
            {warning && (
              <p className="note">
                <b>{noTransfers}.</b> {warning}
              </p>
            )}
            <p className="note">
              Se la tua app lo supporta, inquadralo e il bonifico si compila da solo. In Italia non tutte le
              banche lo leggono.
              {remittance === '' && ' Scrivi prima la partita IVA: entra nella causale.'}
            </p>
          </div>
        </div>
      )}
    </details>
  )
}
