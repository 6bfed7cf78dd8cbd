import { brand } from '@mestieri/shared/brand.ts'
import { IconPhone } from '@tabler/icons-react'
import { Suspense, useState } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { lazyPart } from '../../../components/lazy-part.ts'
import { supportNumber } from '../../../lib/support-number.ts'
import type { WaysOutProps } from './WaysOut.tsx'

import styles from './Exits.module.css'

/** Whom to reach, where nothing more can be shown. */
function PlainWaysOut() {
  const { email } = brand.support
  return (
    <p>
      Scrivici su WhatsApp al <span className="num">{supportNumber}</span> o a{' '}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      .
    </p>
  )
}

const WaysOut = lazyPart<WaysOutProps>(async () => (await import('./WaysOut.tsx')).WaysOut, PlainWaysOut)

/** 'Parla con una persona', always in reach (features.md, D15). */
export function TalkToPerson({ chat, callback }: WaysOutProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        className={styles.talk}
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconPhone {...decorativeIcon} />
        <span className={styles.talkWords}>Parla con una persona</span>
      </Button>
      <Dialog
        title="Parla con una persona"
        open={open}
        sheet
        backCloses
        closeOnBackdrop
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
          <WaysOut chat={chat} callback={callback} />
        </Suspense>
      </Dialog>
    </>
  )
}
