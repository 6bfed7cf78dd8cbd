import type { PageRoute } from '@mestieri/shared/pages.ts'
import { useMatches } from 'react-router-dom'

import type { RouteHandle } from './route-handle.ts'

/** The current page's row of the page route table; undefined on the not-found page. */
export function useCurrentRoute(): PageRoute | undefined {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle?.route
}
