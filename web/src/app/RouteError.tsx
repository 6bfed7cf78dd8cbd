import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

import { NotFound } from '../pages/not-found/NotFound.tsx'
import { ErrorState } from './layout/ErrorState.tsx'
import { browserReload, reloadForStaleBuild } from './stale-build.ts'

const reload = () => location.reload()
const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine

/** What is shown where a page could not be loaded or broke while it was drawn. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    reloadForStaleBuild(error, browserReload)
  }, [error])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <ErrorState offline={isOffline()} onRetry={reload} />
}
