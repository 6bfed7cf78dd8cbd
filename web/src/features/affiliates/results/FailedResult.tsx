import { brand } from '@mestieri/shared/brand.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { IconWifiOff } from '@tabler/icons-react'
import { type MouseEvent, useEffect } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { MessagePicture } from './MessagePicture.tsx'
import { ResultMessage } from './ResultMessage.tsx'

import styles from './FailedResult.module.css'

interface FailedResultProps {
  readonly problem: Problem
  readonly onRetry: () => void
}

/** A failed search, which is not an empty result (features.md, A11 and J6). */
export function FailedResult({ problem, onRetry }: FailedResultProps) {
  const offline = problem.code === 'offline'
  // Retry automatically when the connection is back.
  useEffect(() => {
    if (!offline) return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [offline, onRetry])
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    onRetry()
  }
  return (
    <ResultMessage
      picture={
        // Offline a picture that the browser has not kept would not arrive.
        offline ? (
          <span className={styles.sign}>
            <IconWifiOff size="1.75rem" stroke={1.75} aria-hidden />
          </span>
        ) : (
          <MessagePicture name="impianti" />
        )
      }
      title="Errore"
      actions={
        // An empty `href` is the page's own URL: without scripts the link reloads the page.
        <ButtonLink size="s" href="" onClick={retry}>
          Riprova
        </ButtonLink>
      }
    >
      <p>{problem.detail}</p>
      <p>
        La tua ricerca è salva. Se continua, scrivici a{' '}
        <a className="link" href={`mailto:${brand.support.email}`}>
          {brand.support.email}
        </a>
        .
      </p>
    </ResultMessage>
  )
}
