import type { ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import { IconClipboardText } from '@tabler/icons-react'
import { type Ref, useState } from 'react'

import { IconButton } from '../../../components/Button/IconButton.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { LogoMark } from '../../../components/Logo/LogoMark.tsx'
import { jobSheet } from '../actions/job-sheet.ts'
import { JobSheetPanel } from '../actions/JobSheetPanel.tsx'
import { useChatScreen, useConversation } from '../chat-context.ts'
import { aiNotice, chatTitle } from '../service-messages.ts'
import { questionsLeft } from './questions-left.ts'

import styles from './ChatTop.module.css'

const stepStyles = { fatto: styles.done, ora: styles.now, 'da fare': undefined } as const
const stepLabels = { fatto: 'fatto', ora: 'in corso', 'da fare': 'da fare' } as const

/** The progress that the assistant reports; nothing without a report (features.md, D14). */
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
          <span className={styles.stepLabel}>{label}</span>
          <span className="sr">, {stepLabels[state]}</span>
        </li>
      ))}
    </ol>
  )
}

/** The chat's header: title, the notice that the assistant is an AI, progress, and the job sheet's button. */
export function ChatTop({ titleRef }: { readonly titleRef: Ref<HTMLHeadingElement> }) {
  const { chat, asked } = useChatScreen()
  const { messages } = useConversation(chat)
  const { progress } = jobSheet(chat.tile, messages)
  const left = questionsLeft(progress)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <header className={styles.top}>
      <div className={styles.who}>
        <div className={styles.mark}>
          {asked?.mark ?? (
            <span className={styles.face} aria-hidden="true">
              <LogoMark />
            </span>
          )}
        </div>
        <div className={styles.words}>
          <h1 className={styles.title} ref={titleRef}>
            {chatTitle(chat.tile)}
          </h1>
          <p className={styles.notice}>{aiNotice}</p>
          {(asked !== null || left !== null) && (
            <div className={styles.facts}>
              {asked?.name}
              {left !== null && <p className={styles.left}>{left}</p>}
            </div>
          )}
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
      <Progress progress={progress} />
      <Dialog title="Scheda lavoro" open={open} sheet backCloses closeOnBackdrop onClose={close}>
        <JobSheetPanel onLeave={close} />
      </Dialog>
    </header>
  )
}
