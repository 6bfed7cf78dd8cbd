import { lazy } from 'react'
import { useLoaderData } from 'react-router-dom'

import { createSearchCache } from '../../features/affiliates/search/search-cache.ts'
import { SavedTray } from '../../features/affiliates/shortlist/SavedTray.tsx'
import { ShortlistProvider } from '../../features/affiliates/shortlist/ShortlistProvider.tsx'
import { importWithDeadline } from '../../lib/import-with-deadline.ts'
import { createDirectoryLoader, type DirectoryData } from './loader.ts'
import { SearchView } from './SearchView.tsx'

// Few visitors compare: the scripts come when they do. No Suspense boundary stands around it, because the server
// would send its content in an inline script, which the Content-Security-Policy refuses; so both wait for it.
const SavedView = lazy(async () => ({
  default: (await importWithDeadline(() => import('./SavedView.tsx'))).SavedView,
}))

// As long as the tab: going back must find what was seen, also from another page. The server never uses it.
const cache = createSearchCache({ now: () => performance.now() })

export const loader = createDirectoryLoader({
  cache,
  addressBar: () => (typeof document === 'undefined' ? null : location.href),
})

/** The directory of professionals, or a shared list of saved ones (specification, 'Directory search screen'). */
export function Component() {
  const loaded = useLoaderData<DirectoryData>()
  return (
    <ShortlistProvider>
      {loaded.view === 'search' ? (
        <>
          <SearchView search={loaded.search} results={loaded.results} cache={cache} />
          <SavedTray />
        </>
      ) : (
        <SavedView key={loaded.links.join()} links={loaded.links} results={loaded.results} />
      )}
    </ShortlistProvider>
  )
}
