import { brand } from '@mestieri/shared/brand.ts'
import { useEffect, useMemo } from 'react'
import { useRouteError } from 'react-router-dom'

import { DeadlineError } from '../lib/api/deadline.ts'
import { ErrorState } from './layout/messages/ErrorState.tsx'
import { browserReload, healsByReload, isMissingChunk, reloadForStaleBuild } from './stale-build.ts'

const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine
/** Reloads the page, unless offline: the browser would then replace the page by its own error page. */
const reload = () => {
  if (!isOffline()) location.reload()
}

const gone = {
  detail: 'Una parte di questa pagina non si è caricata: forse abbiamo appena aggiornato il sito.',
  retryLabel: 'Ricarica',
} as const
const late = {
  detail: 'La pagina non è arrivata in tempo: la connessione sembra lenta.',
  retryLabel: 'Ricarica',
} as const

/**
 * The error page for a page that could not be loaded or rendered. It sets the title, because that page could
 * not.
 */
export function RouteError() {
  return (
    <>
      <title>{`Errore · ${brand.name}`}</title>
      <Failure error={useRouteError()} />
    </>
  )
}

function Failure({ error }: { readonly error: unknown }) {
  // No error message if the reload will fix the error.
  const reloading = useMemo(() => healsByReload(error, browserReload), [error])
  useEffect(() => {
    reloadForStaleBuild(error, browserReload)
  }, [error])
  if (reloading) return <p className="wrap section muted">Un momento, ricarichiamo la pagina…</p>
  if (isOffline()) return <ErrorState offline onRetry={reload} />
  const words = isMissingChunk(error) ? gone : error instanceof DeadlineError ? late : {}
  return <ErrorState {...words} onRetry={reload} />
}
