import type { ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import { IconClipboardText } from '@tabler/icons-react'
import { type Ref, useState } from 'react'

import { IconButton } from '../../../components/Button/IconButton.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { LogoMark } from '../../../components/Logo/LogoMark.tsx'
import { useChatScreen, useConversation } from '../chat-context.ts'
import { jobSheet } from '../exits/job-sheet.ts'
import { JobSheetPanel } from '../exits/JobSheetPanel.tsx'
import { aiNotice, chatTitle } from '../service-words.ts'

import styles from './ChatTop.module.css'

const stepStyles = { fatto: styles.done, ora: styles.now, 'da fare': undefined } as const
const stepWords = { fatto: 'fatto', ora: 'in corso', 'da fare': 'da fare' } as const

/** How far the conversation is, as the assistant says; without its word nothing is shown (features.md, D14). */
function Progress({ progress }: { readonly progress: ReplyProgress | null }) {
  if (!progress || progress.steps.length === 0) return null
  return (
    <ol className={styles.progress} aria-label="A che punto siamo (indicativo)">
      {progress.steps.map(({ label, state }) => (
        <li
          key={label}
          className={classNames(styles.step, stepStyles[state])}
          aria-current={state === 'ora' ? 'step' : undefined}
        >
          {label}
          <span className="sr">, {stepWords[state]}</span>
        </li>
      ))}
    </ol>
  )
}

/** Who speaks, that it is no person, and how far things are. */
export function ChatTop({ titleRef }: { readonly titleRef: Ref<HTMLHeadingElement> }) {
  const { chat } = useChatScreen()
  const { messages } = useConversation(chat)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <header className={styles.top}>
      <div className={styles.who}>
        <span className={styles.face} aria-hidden="true">
          <LogoMark />
        </span>
        <div>
          <h1 className={styles.title} ref={titleRef}>
            {chatTitle(chat.tile)}
          </h1>
          <p className={styles.notice}>{aiNotice}</p>
        </div>
        <IconButton
          className={styles.sheetButton}
          label="Scheda lavoro e riepilogo"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconClipboardText {...decorativeIcon} />
        </IconButton>
      </div>
      <Progress progress={jobSheet(chat.tile, messages).progress} />
      <Dialog title="Scheda lavoro" open={open} sheet backCloses closeOnBackdrop onClose={close}>
        <JobSheetPanel onLeave={close} />
      </Dialog>
    </header>
  )
}
