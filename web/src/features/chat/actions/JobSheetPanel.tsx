import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react'

import { Button } from '../../../components/Button/Button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { useChatScreen, useConversation } from '../chat-context.ts'
import { EraseConversation } from './EraseConversation.tsx'
import { jobSheet } from './job-sheet.ts'
import { sheetLabel } from './sheet-rows.ts'

import styles from './ChatActions.module.css'

interface JobSheetPanelProps {
  /** Called when an action closes the panel. */
  readonly onLeave?: () => void
}

/** The job sheet, and the actions on the conversation (features.md, D14, D16 and D17). */
export function JobSheetPanel({ onLeave }: JobSheetPanelProps) {
  const { chat, menuEnd } = useChatScreen()
  const { tile, draft, conversation } = chat
  const { messages } = useConversation(chat)
  const { rows } = jobSheet(tile, messages)
  const hasMessages = messages.length > 0
  const correct = () => {
    onLeave?.()
    draft.suggest('Correggo: ')
  }
  const download = async () => {
    try {
      const { saveTranscript } = await import('./save-transcript.ts')
      saveTranscript(tile, messages, Date.now())
    } catch {
      conversation.setNotice({
        role: 'alert',
        text: 'Il riepilogo non è pronto: riprova quando sei in linea.',
      })
    }
  }
  const printOut = () => {
    onLeave?.()
    // Print in the next task, when the dialog is closed: it must not be on the printout.
    setTimeout(() => print())
  }
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label} className={classNames(styles.fact, value === null && styles.open)}>
            <dt>{sheetLabel(label)}</dt>
            <dd>{value ?? (label === 'Foto' ? 'da mandare' : 'da dire')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {hasMessages && (
          <>
            <Button className={styles.wide} variant="quiet" size="s" onClick={correct}>
              <IconPencil {...decorativeIcon} /> Correggi
            </Button>
            <Button variant="bare" size="s" onClick={() => void download()}>
              <IconDownload {...decorativeIcon} /> Scarica riepilogo
            </Button>
            <Button variant="bare" size="s" onClick={printOut}>
              <IconPrinter {...decorativeIcon} /> Stampa o salva in PDF
            </Button>
          </>
        )}
        <EraseConversation onErased={onLeave} />
        {menuEnd}
      </div>
    </div>
  )
}
