import { pageRoute } from '@mestieri/shared/routes.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { Button } from '../../components/Button/Button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Dialog } from '../../components/Dialog/Dialog.tsx'

import styles from './ConsentEntry.module.css'

interface ConsentEntryProps {
  readonly className?: string | undefined
}

/**
 * 'Modifica consenso cookie' (specification, section 2, 'Layout'). Nothing on the site needs a consent, and it says
 * so: a choice between empty sets would be a pretence.
 */
export function ConsentEntry({ className }: ConsentEntryProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={classNames(styles.entry, className)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Modifica consenso cookie
      </button>
      <Dialog title="Qui non c’è nulla da accettare" open={open} onClose={close}>
        <div className={styles.text}>
          <p>
            Questo sito usa soltanto la memoria tecnica che serve a farlo funzionare: nessun cookie di
            profilazione, nessuna statistica di terzi, nessuna pubblicità.
          </p>
          <p>
            Per la memoria tecnica la legge non chiede un consenso. Se un giorno vorremo altro, te lo
            chiederemo prima.
          </p>
          <p>
            <Link className="link" to={`${pageRoute('privacy').path}#cookie`} onClick={close}>
              Leggi la cookie policy
            </Link>
          </p>
          <Button full onClick={close}>
            Ho capito
          </Button>
        </div>
      </Dialog>
    </>
  )
}
