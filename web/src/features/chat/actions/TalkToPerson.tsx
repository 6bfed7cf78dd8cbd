import { brand } from '@mestieri/shared/brand.ts'
import { IconPhone } from '@tabler/icons-react'
import { Suspense } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { lazyPart } from '../../../components/lazy-part.ts'
import { supportNumber } from '../../../lib/content/support-number.ts'
import type { ChatActionsProps } from './ChatActions.tsx'

import styles from './ChatActions.module.css'

/** The fallback when the script of `ChatActions` does not load: number and email address. */
function PlainChatActions() {
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

const ChatActions = lazyPart<ChatActionsProps>(
  async () => (await import('./ChatActions.tsx')).ChatActions,
  PlainChatActions,
)

interface TalkToPersonProps extends ChatActionsProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The button 'Parla con una persona' and its dialog, always visible (features.md, D15). */
export function TalkToPerson({ chat, callback, open, onOpenChange }: TalkToPersonProps) {
  return (
    <>
      <Button
        className={styles.talk}
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onClick={() => onOpenChange(true)}
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
        onClose={() => onOpenChange(false)}
      >
        <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
          <ChatActions chat={chat} callback={callback} />
        </Suspense>
      </Dialog>
    </>
  )
}
