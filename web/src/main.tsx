import './styles/tokens.css'
import './styles/base.css'
import { originPlaceholder } from '@mestieri/shared/contracts/page-renderer.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom'

import { routes } from './app/routes.tsx'
import { SampleContent } from './app/sample-content.ts'
import { SiteOrigin } from './app/site-origin.ts'
import { browserReload, reloadForStaleBuild } from './app/stale-build.ts'
import { gateBack } from './components/modal/back-gate.ts'

async function start(root: HTMLElement): Promise<void> {
  const text = document.getElementById('__data')?.textContent
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
  gateBack()
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
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
    // The drawn page stays, with its links and forms; a script that a deploy removed is fetched anew.
    if (!reloadForStaleBuild(error, browserReload)) reportError(error)
  })
}
