import { brand } from '@mestieri/shared/brand.ts'
import { type RefObject, Suspense, useState } from 'react'

import { Dialog } from '../../components/Dialog/Dialog.tsx'
import type { CallSubject } from './booking/call-booking.ts'
import type { KeptBooking } from './form/kept-booking.ts'
import { LazyBooking } from './LazyBooking.tsx'

import styles from './Callback.module.css'

interface CallbackDialogProps {
  readonly open: boolean
  readonly subject: CallSubject
  readonly onClose: () => void
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined
}

/** The booking of a call in a dialog; what was chosen and typed is still there when it is opened again. */
export function CallbackDialog({ open, subject, onClose, returnFocus }: CallbackDialogProps) {
  const [kept, setKept] = useState<KeptBooking | null>(null)
  return (
    <Dialog
      title="Domande? Ti richiamiamo"
      open={open}
      sheet
      backCloses
      returnFocus={returnFocus}
      onClose={onClose}
    >
      <p className={styles.intro}>Ne parli con un consulente, {brand.support.days}.</p>
      <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
        <LazyBooking kept={kept} onKeep={setKept} subject={subject} inDialog />
      </Suspense>
    </Dialog>
  )
}
