import { type PageId } from '@mestieri/shared/pages.ts'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** The exports of a page's module for the router. */
export interface PageModule {
  readonly Component: ComponentType
  readonly loader?: LoaderFunction
}

interface PageEntry {
  /** The folder of the page in `src/pages`. Default: its id. */
  readonly folder?: string
  readonly load: () => Promise<PageModule>
}

/** The module of each page of the page route table. */
export const pageModules: Readonly<Record<PageId, PageEntry>> = {
  home: { load: () => import('../../pages/home/page.tsx') },
  landing: { load: () => import('../../pages/landing/page.tsx') },
  estimator: { load: () => import('../../pages/estimator/page.tsx') },
  chat: { load: () => import('../../pages/chat/page.tsx') },
  directory: { load: () => import('../../pages/directory/page.tsx') },
  profile: { load: () => import('../../pages/profile/page.tsx') },
  'work-with-us': { load: () => import('../../pages/work-with-us/page.tsx') },
  'app-download': { load: () => import('../../pages/app-download/page.tsx') },
  'book-call': { load: () => import('../../pages/book-call/page.tsx') },
  'thank-you': { load: () => import('../../pages/thank-you/page.tsx') },
  about: { load: () => import('../../pages/about/page.tsx') },
  ranking: { load: () => import('../../pages/ranking/page.tsx') },
  privacy: { load: () => import('../../pages/privacy/page.tsx') },
  'privacy-alias': { folder: 'privacy', load: () => import('../../pages/privacy/page.tsx') },
  terms: { load: () => import('../../pages/terms/page.tsx') },
  accessibility: { load: () => import('../../pages/accessibility/page.tsx') },
  trial: { load: () => import('../../pages/trial/page.tsx') },
  'trial-payment': { folder: 'trial', load: () => import('../../pages/trial/page.tsx') },
  'payment-return': { load: () => import('../../pages/payment-return/page.tsx') },
  'trial-return': { folder: 'payment-return', load: () => import('../../pages/payment-return/page.tsx') },
  activation: { folder: 'own-payment', load: () => import('../../pages/own-payment/page.tsx') },
  settlement: { folder: 'own-payment', load: () => import('../../pages/own-payment/page.tsx') },
  token: { load: () => import('../../pages/token/page.tsx') },
  'token-test': { folder: 'token', load: () => import('../../pages/token/page.tsx') },
  unsubscribe: { load: () => import('../../pages/unsubscribe/page.tsx') },
}

export const loadNotFoundPage = () => import('../../pages/not-found/page.tsx')

/**
 * The module's key in the build's manifest. Documents preload its scripts and styles by it.
 *
 * @param id undefined for the not-found page
 */
export function pageSource(id: PageId | undefined): string {
  return `src/pages/${id ? (pageModules[id].folder ?? id) : 'not-found'}/page.tsx`
}
