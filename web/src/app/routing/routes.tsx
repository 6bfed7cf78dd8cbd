import { concretePaths, pageRedirects, type PageRoute, pageRoutes, path } from '@mestieri/shared/pages.ts'
import { data, redirect, type RouteObject } from 'react-router-dom'

import { importWithDeadline } from '../../lib/import-with-deadline.ts'
import { Root } from '../Root.tsx'
import { RouteError } from '../RouteError.tsx'
import { loadNotFoundPage, pageModules } from './page-modules.ts'
import type { RouteHandle } from './route-handle.ts'

/**
 * The paths to register. A route with fixed values gets one path per value, so that other values are not
 * found.
 */
function patterns(route: PageRoute): string[] {
  return route.values ? concretePaths(route) : [route.path]
}

const pages: RouteObject[] = pageRoutes.flatMap((route) => {
  const { load } = pageModules[route.id]
  return patterns(route).map((pattern) => ({
    id: pattern,
    path: pattern,
    // Match like the server. Otherwise a page that it sent as a 404 would be shown, under the wrong header
    // policy.
    caseSensitive: true,
    lazy: () => importWithDeadline(load),
    handle: { route } satisfies RouteHandle,
  }))
})

/** All routes: the rows of the page route table, the redirects and the not-found page. */
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
              ...(await importWithDeadline(loadNotFoundPage)),
              loader: () => data(null, { status: 404 }),
            }),
            handle: { route: undefined } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
]
