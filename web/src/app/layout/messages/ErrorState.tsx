import { brand } from '@mestieri/shared/brand.ts'
import { IconWifiOff } from '@tabler/icons-react'
import { type MouseEvent, useEffect } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { PictureMessage } from './PictureMessage.tsx'

interface ErrorStateProps {
  /** Retries without a reload. Without it, and without scripts, the button reloads the page. */
  readonly onRetry?: () => void
  /** The text of the button. Default: 'Riprova'. */
  readonly retryLabel?: string
  /** What failed, in Italian. Default: a general text. */
  readonly detail?: string
  /** The connection is lost: calls `onRetry` when it is back. */
  readonly offline?: boolean
}

const usual = 'È saltato un contatto dietro questa pagina. Di solito basta riprovare fra qualche secondo.'
const noConnection = 'Sembra che tu non sia in linea. Appena torna la connessione riproviamo noi.'

/** The error page for a page whose data or code failed to load. Not for empty results. */
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
      // Decorative, so no text is shown if the picture fails to load too.
      alt=""
      title="Errore"
      priority={false}
      // The picture cannot be loaded without a connection.
      drawing={offline && <IconWifiOff {...decorativeIcon} />}
      actions={
        // An empty `href` reloads the page, so the button works without scripts too.
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
