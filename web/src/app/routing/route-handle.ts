import type { PageRoute } from '@mestieri/shared/pages.ts'

/** The handle of a route of the router: its row of the page route table. */
export interface RouteHandle {
  /** Undefined on the not-found page. */
  readonly route: PageRoute | undefined
}
