import type { PageRoute } from '@mestieri/shared/pages.ts'

/** What a route of the router carries: the table's row, and its module for preloading. */
export interface RouteHandle {
  /** Undefined on the not-found page. */
  readonly route: PageRoute | undefined
  /** The page module's key in the build's manifest. */
  readonly source: string
}
