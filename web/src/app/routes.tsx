import { concretePaths, pageRedirects, type PageRoute, pageRoutes, path } from '@mestieri/shared/pages.ts'
import { data, redirect, type RouteObject } from 'react-router-dom'

import { importWithDeadline } from '../lib/import-with-deadline.ts'
import { notFoundPage, pageModules } from './page-modules.ts'
import { Root } from './Root.tsx'
import type { RouteHandle } from './route-handle.ts'
import { RouteError } from './RouteError.tsx'

/** The paths to register: a route with fixed values takes only those, so that any other is not found. */
function patterns(route: PageRoute): string[] {
  return route.values ? concretePaths(route) : [route.path]
}

const pages: RouteObject[] = pageRoutes.flatMap((route) => {
  const { source, load } = pageModules[route.id]
  return patterns(route).map((pattern) => ({
    id: pattern,
    path: pattern,
    // As the server reads addresses: a page that came as a 404 must not appear after all, under another policy.
    caseSensitive: true,
    lazy: () => importWithDeadline(load),
    handle: { route, source } satisfies RouteHandle,
  }))
})

/** The whole site: every row of the route table, the specification's redirect, and the not-found page. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        id: 'pages',
        ErrorBoundary: RouteError,
        children: [
          ...pages,
          ...pageRedirects.map(({ id, path: from, to }) => ({
            id,
            path: from,
            loader: () => redirect(path(to)),
          })),
          {
            id: 'not-found',
            path: '*',
            lazy: async () => ({
              ...(await importWithDeadline(notFoundPage.load)),
              loader: () => data(null, { status: 404 }),
            }),
            handle: { route: undefined, source: notFoundPage.source } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
]
