import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** What a page's module gives to the router. */
export interface PageModule {
  readonly Component: ComponentType
  readonly loader?: LoaderFunction
}

interface PageEntry {
  /** The module's key in the build's manifest, by which documents preload its scripts and styles. */
  readonly source: string
  readonly load: () => Promise<PageModule>
}

/** The page of each route of the table; a route without one shows that it is being prepared. */
export const pageModules: Readonly<Record<string, PageEntry>> = {
  home: { source: 'src/pages/home/page.tsx', load: () => import('../pages/home/page.tsx') },
  landing: { source: 'src/pages/landing/page.tsx', load: () => import('../pages/landing/page.tsx') },
  estimator: { source: 'src/pages/estimator/page.tsx', load: () => import('../pages/estimator/page.tsx') },
  chat: { source: 'src/pages/chat/page.tsx', load: () => import('../pages/chat/page.tsx') },
  directory: { source: 'src/pages/directory/page.tsx', load: () => import('../pages/directory/page.tsx') },
  profile: { source: 'src/pages/profile/page.tsx', load: () => import('../pages/profile/page.tsx') },
  ranking: { source: 'src/pages/ranking/page.tsx', load: () => import('../pages/ranking/page.tsx') },
}

export const comingPage: PageEntry = {
  source: 'src/pages/coming/page.tsx',
  load: () => import('../pages/coming/page.tsx'),
}

export const notFoundPage: PageEntry = {
  source: 'src/pages/not-found/page.tsx',
  load: () => import('../pages/not-found/page.tsx'),
}
