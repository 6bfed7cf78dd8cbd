import type { PageRoute } from '@mestieri/shared/pages.ts'
import { useMatches } from 'react-router-dom'

import type { RouteHandle } from './route-handle.ts'

/** The current page's row of the page route table; undefined on the not-found page. */
export function useCurrentRoute(): PageRoute | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- routes.tsx gives each route this handle
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle?.route
}
