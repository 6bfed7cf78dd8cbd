import { paymentReferenceHint } from '@mestieri/shared/brand/payments.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'

import { Alert } from '../../../components/Alert/Alert.tsx'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { knownReason, transferLines, type TransferSubject } from './transfer-order.ts'
import { noTransfers, useTransferWarning } from './transfer-warning.ts'
import { TransferQr } from './TransferQr.tsx'

import styles from './TransferDetails.module.css'

interface TransferDetailsProps {
  readonly subject: TransferSubject
  readonly title: ReactNode
  /** A sentence below the title. */
  readonly lead?: string
}

/** The data for the bank's form, each line with a copy button (features.md, G5 and G6). */
export function TransferDetails({ subject, title, lead }: TransferDetailsProps) {
  const titleId = useId()
  const reason = knownReason(subject)
  const warning = useTransferWarning()
  return (
    <section className={styles.details} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {lead !== undefined && <p className="small muted">{lead}</p>}
      {warning && (
        <Alert tone="warning" title={noTransfers}>
          {warning}
        </Alert>
      )}
      <dl className={styles.list}>
        {transferLines(subject).map(({ label, shown, copied, what }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={label === 'IBAN' || label === 'Importo' ? 'num' : undefined}>
              {shown ?? <Skeleton shape="line" className={styles.place} />}
              {label === 'Causale' && (
                <span className={styles.more}>
                  {reason ??
                    ['Con la partita IVA la causale si completa.', paymentReferenceHint]
                      .filter(Boolean)
                      .join(' ')}
                </span>
              )}
            </dd>
            <dd className={styles.copy}>{shown !== null && <CopyButton text={copied} what={what} />}</dd>
          </div>
        ))}
      </dl>
      <p className={`note ${styles.note}`}>
        <IconInfoCircle {...decorativeIcon} />
        <span>
          La banca controlla il nome: scrivi il beneficiario proprio così, deve coincidere con l’intestatario.
        </span>
      </p>
      {subject.amount !== null && (
        <TransferQr amount={subject.amount} remittance={reason ?? ''} warning={warning} />
      )}
    </section>
  )
}
