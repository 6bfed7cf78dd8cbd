import { brand } from '@mestieri/shared/brand.ts'
import { IconWifiOff } from '@tabler/icons-react'
import { type MouseEvent, useEffect } from 'react'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { PictureMessage } from './PictureMessage.tsx'

interface ErrorStateProps {
  /** Tries again in place; without it, and without scripts, the page is loaded again. */
  readonly onRetry?: () => void
  /** The words on the button, 'Riprova' unless told. */
  readonly retryLabel?: string
  /** What failed, in words for a person; else the usual ones. */
  readonly detail?: string
  /** There is no connection: the page tries again by itself when it is back. */
  readonly offline?: boolean
}

const usual = 'È saltato un contatto dietro questa pagina. Di solito basta riprovare fra qualche secondo.'
const noConnection = 'Sembra che tu non sia in linea. Appena torna la connessione riproviamo noi.'

/** The page could not be drawn because something behind it failed: never shown for 'nothing found'. */
export function ErrorState({
  onRetry,
  retryLabel = 'Riprova',
  offline = false,
  detail = offline ? noConnection : usual,
}: ErrorStateProps) {
  useEffect(() => {
    if (!offline || !onRetry) return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [offline, onRetry])
  const retry = (event: MouseEvent) => {
    if (!onRetry) return
    event.preventDefault()
    onRetry()
  }
  return (
    <PictureMessage
      picture="impianti"
      tint="impianti"
      // Where it does not come either, nothing stands for it.
      alt=""
      title="Errore"
      priority={false}
      // Without a connection no picture comes.
      drawing={offline && <IconWifiOff {...decorativeIcon} />}
      actions={
        // The empty address is this page's own, so that it works without scripts too.
        <ButtonLink href="" onClick={retry}>
          {retryLabel}
        </ButtonLink>
      }
    >
      <p>{detail}</p>
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
