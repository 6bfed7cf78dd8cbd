import './styles/fonts.css'
import './styles/tokens.css'
import './styles/contrast.css'
import 'virtual:service-tints.css'
import './styles/base.css'
import './styles/demonstration.css'
import './styles/print.css'
import { originPlaceholder } from '@mestieri/shared/contracts/page-renderer.ts'
import { matchPageRoute } from '@mestieri/shared/pages.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  type HydrationState,
  matchRoutes,
  RouterProvider,
} from 'react-router-dom'

import { ErrorState } from './app/layout/messages/ErrorState.tsx'
import { createStateHandover, loadingDocuments } from './app/routing/document-loads.ts'
import { routes } from './app/routing/routes.tsx'
import { browserReload, reloadForStaleBuild } from './app/stale-build.ts'
import { interceptPopState } from './components/modal/intercept-pop-state.ts'
import { SiteOrigin } from './lib/api/site-origin.ts'
import { SampleContent } from './lib/content/sample-content.ts'
import { startFailed } from './loader/loader-marks.ts'

async function start(root: HTMLElement): Promise<void> {
  const text = document.getElementById('__data')?.textContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server wrote it with this build
  const hydrationData = text ? (JSON.parse(text) as HydrationState) : undefined
  if (hydrationData) {
    // The matched pages must be there before the first render, or it would not equal the server's.
    await Promise.all(
      (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return
        Object.assign(route, await route.lazy())
        delete route.lazy
      }),
    )
  }
  interceptPopState()
  const handover = createStateHandover(() => sessionStorage)
  const handed = handover.take(createPath(location))
  // Where the router keeps the state of an entry.
  if (handed !== null) history.replaceState({ ...history.state, usr: handed }, '')
  const router = loadingDocuments(createBrowserRouter(routes, hydrationData ? { hydrationData } : {}), {
    load: location,
    handover,
  })
  const built = document.documentElement.dataset['origin']
  const origin = built && built !== originPlaceholder ? built : location.origin
  const app = (
    <StrictMode>
      <SiteOrigin value={origin}>
        <SampleContent value={document.documentElement.dataset['samples'] !== undefined}>
          <RouterProvider router={router} />
        </SampleContent>
      </SiteOrigin>
    </StrictMode>
  )
  // As a transition it is done in slices, between which the page answers to taps.
  startTransition(() => {
    if (hydrationData) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

const root = document.getElementById('root')
if (root) {
  start(root).catch((error: unknown) => {
    // A script that a deploy removed is fetched anew.
    if (reloadForStaleBuild(error, browserReload)) return
    reportError(error)
    dispatchEvent(new Event(startFailed))
    // A drawn page stays, with its links and forms; one that only says that it is loading would say so for ever.
    if (matchPageRoute(location.pathname)?.kind !== 'app') return
    createRoot(root).render(
      <main>
        <ErrorState offline={!navigator.onLine} retryLabel="Ricarica" onRetry={() => location.reload()} />
      </main>,
    )
  })
}
