import { lazy } from 'react'
import { useLoaderData } from 'react-router-dom'

import { createSearchCache } from '../../features/affiliates/search/search-cache.ts'
import { SavedTray } from '../../features/affiliates/shortlist/SavedTray.tsx'
import { ShortlistProvider } from '../../features/affiliates/shortlist/ShortlistProvider.tsx'
import { importWithDeadline } from '../../lib/import-with-deadline.ts'
import { createDirectoryLoader, type DirectoryData } from './loader.ts'
import { SearchView } from './SearchView.tsx'

// Loaded on demand, because few visitors compare professionals. There is no Suspense boundary: the server
// would send its content with an inline script, which the Content-Security-Policy blocks. So server and
// browser wait for it.
const SavedView = lazy(async () => ({
  default: (await importWithDeadline(() => import('./SavedView.tsx'))).SavedView,
}))

// One cache per tab, so that Back from another page finds the results again. The server does not use it.
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
        <SavedView links={loaded.links} results={loaded.results} />
      )}
    </ShortlistProvider>
  )
}
