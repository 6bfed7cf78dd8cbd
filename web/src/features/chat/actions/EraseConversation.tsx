import { brand } from '@mestieri/shared/brand.ts'
import { path } from '@mestieri/shared/pages.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { useAnnouncer } from '../../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { useChatScreen } from '../chat-context.ts'

import styles from './ChatActions.module.css'

/** Deletes the conversation from this device; says that the server's copy remains (features.md, D17). */
export function EraseConversation({ onErased }: { readonly onErased?: (() => void) | undefined }) {
  const { chat } = useChatScreen()
  const { show } = useAnnouncer()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const erase = () => {
    chat.clear()
    close()
    show('Conversazione eliminata da questo dispositivo', 'success')
    onErased?.()
  }
  return (
    <>
      <Button
        className={styles.erase}
        variant="bare"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconTrash {...decorativeIcon} /> Elimina conversazione da questo dispositivo
      </Button>
      <Dialog title="Elimini la conversazione?" open={open} sheet onClose={close}>
        <div className={styles.panel}>
          <p>
            Da questo dispositivo spariscono i messaggi, la bozza, le foto non ancora inviate e la scheda
            lavoro. Non si può annullare.
          </p>
          <p>
            La copia che è sul server resta: per farla cancellare scrivici a{' '}
            <a className="link" href={`mailto:${brand.support.email}`}>
              {brand.support.email}
            </a>
            . Come funziona è nella{' '}
            <Link className="link" to={path('privacy')}>
              privacy policy
            </Link>
            .
          </p>
          <div className={styles.choices}>
            <Button onClick={erase}>Elimina</Button>
            <Button variant="quiet" onClick={close}>
              Annulla
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
