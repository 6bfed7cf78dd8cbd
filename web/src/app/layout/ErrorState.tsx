import { brand } from '@mestieri/shared/brand.ts'
import type { MouseEvent } from 'react'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { PictureMessage } from './PictureMessage.tsx'

interface ErrorStateProps {
  /** Tries again in place; without it, and without scripts, the page is loaded again. */
  readonly onRetry?: () => void
}

/** The page could not be drawn because something behind it failed: never shown for 'nothing found'. */
export function ErrorState({ onRetry }: ErrorStateProps) {
  const retry = (event: MouseEvent) => {
    if (!onRetry) return
    event.preventDefault()
    onRetry()
  }
  return (
    <PictureMessage
      picture="impianti"
      tint="impianti"
      alt="Una stanza in cantiere con il quadro elettrico aperto e i cavi in vista"
      title="Errore"
      actions={
        // The empty address is this page's own, so that it works without scripts too.
        <ButtonLink href="" onClick={retry}>
          Riprova
        </ButtonLink>
      }
    >
      <p>È saltato un contatto dietro questa pagina. Di solito basta riprovare fra qualche secondo.</p>
      <p className="small">
        Se continua, scrivici a{' '}
        <a className="link" href={`mailto:${brand.support.email}`}>
          {brand.support.email}
        </a>
        .
      </p>
    </PictureMessage>
  )
}
