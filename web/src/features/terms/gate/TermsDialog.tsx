import { path } from '@mestieri/shared/pages.ts'
import { IconPrinter } from '@tabler/icons-react'
import { Suspense } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx'
import { lazyPart } from '../../../components/lazy-part.ts'

import styles from './TermsDialog.module.css'

const TermsText = lazyPart(
  async () => (await import('../TermsText.tsx')).TermsText,
  () => (
    <p role="alert">
      Il testo non è arrivato, forse per la connessione. Aprilo nell’altra scheda con il pulsante qui sopra.
    </p>
  ),
)

/** The full terms in a dialog over the form. Their own page is for printing and saving (features.md, G13). */
export function TermsDialog(props: Pick<DialogProps, 'open' | 'onClose' | 'returnFocus'>) {
  return (
    <Dialog title="Termini e condizioni" width="wide" sheet backCloses closeOnBackdrop {...props}>
      <div className={styles.body}>
        <ButtonLink
          className={styles.print}
          variant="quiet"
          size="s"
          href={path('terms')}
          target="_blank"
          rel="noopener"
        >
          <IconPrinter {...decorativeIcon} /> Apri per stampare o salvare
          <span className="sr"> (si apre in un’altra scheda)</span>
        </ButtonLink>
        <Suspense fallback={<p className="muted">Sto caricando il testo…</p>}>
          <TermsText />
        </Suspense>
      </div>
    </Dialog>
  )
}
