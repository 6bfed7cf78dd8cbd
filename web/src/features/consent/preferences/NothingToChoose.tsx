import { path } from '@mestieri/shared/pages.ts'
import { Link } from 'react-router-dom'

import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { useOpenedDialog } from './use-opened-dialog.ts'

import styles from './Preferences.module.css'

/**
 * The preferences of a site without tracking: says that there is nothing to choose.
 */
export function NothingToChoose() {
  const { close, title, ...dialog } = useOpenedDialog()
  return (
    <Dialog title="Qui non c’è nulla da accettare" {...dialog} titleRef={title} onClose={close}>
      <div className={styles.nothing}>
        <p>
          Questo sito non ti segue: nessuna statistica di terzi, nessuna pubblicità, nessun cookie di
          profilazione. Usa soltanto strumenti tecnici, come l’elenco dei professionisti che salvi o i
          messaggi della chat.
        </p>
        <p>
          Per quelli la legge non chiede un consenso, quindi non c’è niente da scegliere. Se un giorno vorremo
          usare altro, te lo chiederemo prima.
        </p>
        <p>
          <Link className="link" to={`${path('privacy')}#cookie`} onClick={close}>
            Leggi la cookie policy
          </Link>
        </p>
        <Button full onClick={close}>
          Ho capito
        </Button>
      </div>
    </Dialog>
  )
}
