import { type PageId } from '@mestieri/shared/pages.ts'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/** The exports of a page's module for the router. */
export interface PageModule {
  readonly Component: ComponentType
  readonly loader?: LoaderFunction
}

interface PageEntry {
  /** The module's key in the build's manifest. Documents preload its scripts and styles by it. */
  readonly source: string
  readonly load: () => Promise<PageModule>
}

/** The module of each page of the page route table. */
export const pageModules: Readonly<Record<PageId, PageEntry>> = {
  home: { source: 'src/pages/home/page.tsx', load: () => import('../../pages/home/page.tsx') },
  landing: { source: 'src/pages/landing/page.tsx', load: () => import('../../pages/landing/page.tsx') },
  estimator: { source: 'src/pages/estimator/page.tsx', load: () => import('../../pages/estimator/page.tsx') },
  chat: { source: 'src/pages/chat/page.tsx', load: () => import('../../pages/chat/page.tsx') },
  directory: { source: 'src/pages/directory/page.tsx', load: () => import('../../pages/directory/page.tsx') },
  profile: { source: 'src/pages/profile/page.tsx', load: () => import('../../pages/profile/page.tsx') },
  'work-with-us': {
    source: 'src/pages/work-with-us/page.tsx',
    load: () => import('../../pages/work-with-us/page.tsx'),
  },
  'app-download': {
    source: 'src/pages/app-download/page.tsx',
    load: () => import('../../pages/app-download/page.tsx'),
  },
  'book-call': {
    source: 'src/pages/book-call/page.tsx',
    load: () => import('../../pages/book-call/page.tsx'),
  },
  'thank-you': {
    source: 'src/pages/thank-you/page.tsx',
    load: () => import('../../pages/thank-you/page.tsx'),
  },
  about: { source: 'src/pages/about/page.tsx', load: () => import('../../pages/about/page.tsx') },
  ranking: { source: 'src/pages/ranking/page.tsx', load: () => import('../../pages/ranking/page.tsx') },
  privacy: { source: 'src/pages/privacy/page.tsx', load: () => import('../../pages/privacy/page.tsx') },
  'privacy-alias': {
    source: 'src/pages/privacy/page.tsx',
    load: () => import('../../pages/privacy/page.tsx'),
  },
  terms: { source: 'src/pages/terms/page.tsx', load: () => import('../../pages/terms/page.tsx') },
  accessibility: {
    source: 'src/pages/accessibility/page.tsx',
    load: () => import('../../pages/accessibility/page.tsx'),
  },
  trial: { source: 'src/pages/trial/page.tsx', load: () => import('../../pages/trial/page.tsx') },
  'trial-payment': { source: 'src/pages/trial/page.tsx', load: () => import('../../pages/trial/page.tsx') },
  'payment-return': {
    source: 'src/pages/payment-return/page.tsx',
    load: () => import('../../pages/payment-return/page.tsx'),
  },
  'trial-return': {
    source: 'src/pages/payment-return/page.tsx',
    load: () => import('../../pages/payment-return/page.tsx'),
  },
  activation: {
    source: 'src/pages/own-payment/page.tsx',
    load: () => import('../../pages/own-payment/page.tsx'),
  },
  settlement: {
    source: 'src/pages/own-payment/page.tsx',
    load: () => import('../../pages/own-payment/page.tsx'),
  },
  token: { source: 'src/pages/token/page.tsx', load: () => import('../../pages/token/page.tsx') },
  'token-test': { source: 'src/pages/token/page.tsx', load: () => import('../../pages/token/page.tsx') },
  unsubscribe: {
    source: 'src/pages/unsubscribe/page.tsx',
    load: () => import('../../pages/unsubscribe/page.tsx'),
  },
}

export const notFoundPage: PageEntry = {
  source: 'src/pages/not-found/page.tsx',
  load: () => import('../../pages/not-found/page.tsx'),
}
