import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import type { Billing } from '../use-billing.ts'

import styles from './FailureDialog.module.css'

type FailureDialogProps = Pick<Billing, 'failure' | 'dismissFailure'>

/** Says that the data were not sent; restores the focus on closing (features.md, 'Decisions'). */
export function FailureDialog({ failure, dismissFailure }: FailureDialogProps) {
  return (
    <Dialog title="Dati non inviati" open={failure !== null} onClose={dismissFailure}>
      <div className={styles.body}>
        <p role="alert">{failure?.message}</p>
        {failure?.advice.map((sentence) => (
          <p key={sentence} className="small muted">
            {sentence}
          </p>
        ))}
        <Button className={styles.ok} onClick={dismissFailure}>
          OK
        </Button>
      </div>
    </Dialog>
  )
}
