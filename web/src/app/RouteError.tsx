import { useEffect, useMemo } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

import { DeadlineError } from '../lib/deadline.ts'
import { NotFound } from '../pages/not-found/NotFound.tsx'
import { ErrorState } from './layout/ErrorState.tsx'
import { browserReload, healsByReload, isMissingChunk, reloadForStaleBuild } from './stale-build.ts'

const reload = () => location.reload()
const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine

const gone = {
  detail: 'Una parte di questa pagina non si è caricata: forse abbiamo appena aggiornato il sito.',
  retryLabel: 'Ricarica',
} as const
const late = {
  detail: 'La pagina non è arrivata in tempo: la connessione sembra lenta.',
  retryLabel: 'Ricarica',
} as const

/** What is shown where a page could not be loaded or broke while it was drawn. */
export function RouteError() {
  const error = useRouteError()
  // What the reload heals is no error to tell of.
  const reloading = useMemo(() => healsByReload(error, browserReload), [error])
  useEffect(() => {
    reloadForStaleBuild(error, browserReload)
  }, [error])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (reloading) return <p className="wrap section muted">Un momento, ricarichiamo la pagina…</p>
  if (isOffline()) return <ErrorState offline onRetry={reload} />
  const words = isMissingChunk(error) ? gone : error instanceof DeadlineError ? late : {}
  return <ErrorState {...words} onRetry={reload} />
}
