import { brand } from '@mestieri/shared/brand.ts'
import type { Problem } from '@mestieri/shared/contracts/error.ts'
import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { type MouseEvent, useEffect } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
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
  const Sign = offline ? IconWifiOff : IconPlugConnectedX
  return (
    <ResultMessage
      picture={
        <span className={styles.sign}>
          <Sign size="1.75rem" stroke={1.75} aria-hidden />
        </span>
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
