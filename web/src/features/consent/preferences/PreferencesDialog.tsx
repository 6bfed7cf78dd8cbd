import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import type { ConsentCategory, ConsentRecord } from '../../../lib/consent/consent-record.ts'
import { Preferences } from './Preferences.tsx'
import { useOpenedDialog } from './use-opened-dialog.ts'

interface PreferencesDialogProps {
  readonly record: ConsentRecord | null
  readonly onChoose: (accepted: readonly ConsentCategory[]) => void
}

/** The second layer (features.md, I7): a modal dialog that focuses its title and restores the focus. */
export function PreferencesDialog({ record, onChoose }: PreferencesDialogProps) {
  const { close, title, ...dialog } = useOpenedDialog()
  return (
    <Dialog
      title="Preferenze sui cookie"
      {...dialog}
      titleRef={title}
      onClose={close}
      closeLabel="Chiudi senza cambiare nulla"
      width="wide"
      sheet
    >
      <Preferences record={record} onChoose={onChoose} onLeave={close} />
    </Dialog>
  )
}
