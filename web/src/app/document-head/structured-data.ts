import { type PageId, type PageRoute, showsProfessionals } from '@mestieri/shared/pages.ts'

import type { ProfileOutcome } from '../../features/affiliates/profile/profile-outcome.ts'
import { structuredProfile } from '../../features/affiliates/profile/structured-profile.ts'
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts'
import type { DirectoryData } from '../../pages/directory/loader.ts'
import { structuredDirectory } from '../../pages/directory/structured-directory.ts'
import { structuredHome } from '../../pages/home/structured-home.ts'
import { structuredLanding } from '../../pages/landing/structured-landing.ts'
import { structuredRecruitment } from '../../pages/work-with-us/structured-recruitment.ts'

/** A page that the server has drawn. */
export interface DrawnPage {
  readonly route: PageRoute
  readonly pathname: string
  /** What the page's loader gave. */
  readonly data: unknown
  /** Without a trailing slash. */
  readonly origin: string
  /** Whether its professionals are samples. */
  readonly samples: boolean
}

type Describe = (page: DrawnPage) => object[]

/** The way to a page that lies right below the home page. */
const breadcrumb: Describe = ({ route: { path, title }, origin }) => {
  return [
    breadcrumbs(
      [
        { name: 'Home', path: '/' },
        { name: title, path },
      ],
      origin,
    ),
  ]
}

/** For pages that search engines may not list. */
const nothing: Describe = () => []

/** What each page says; the types of the loaders' data are those of the pages' modules. */
const describers: Readonly<Record<PageId, Describe>> = {
  home: ({ origin }) => structuredHome(origin),
  landing: ({ pathname, origin }) => structuredLanding(pathname.split('/')[2] ?? '', origin),
  estimator: breadcrumb,
  chat: nothing,
  directory: ({ data, origin }) => structuredDirectory(data as DirectoryData, origin),
  profile: ({ data, origin }) => structuredProfile(data as ProfileOutcome, origin),
  'work-with-us': ({ origin }) => structuredRecruitment(origin),
  'payment-return': nothing,
  trial: nothing,
  'trial-payment': nothing,
  'trial-return': nothing,
  activation: nothing,
  settlement: nothing,
  'book-call': nothing,
  'thank-you': nothing,
  'app-download': breadcrumb,
  token: nothing,
  'token-test': nothing,
  about: breadcrumb,
  privacy: breadcrumb,
  'privacy-alias': nothing,
  terms: breadcrumb,
  ranking: breadcrumb,
  accessibility: breadcrumb,
  unsubscribe: nothing,
}

/**
 * A page as schema.org describes it, one object per block (features.md, B10 and 3.6). Pages of sample professionals
 * have none.
 */
export function structuredData(page: DrawnPage): object[] {
  if (page.samples && showsProfessionals(page.route)) return []
  return describers[page.route.id](page)
}

/**
 * The blocks as elements. Data blocks are no scripts to a browser: they are neither run nor subject to the policy's
 * `script-src` (HTML standard, 'prepare the script element').
 */
export function structuredDataTags(blocks: readonly object[]): string {
  return blocks
    .map((block) => {
      // JSON allows in any string what would end the element.
      const json = JSON.stringify(block).replaceAll('<', String.raw`\u003c`)
      return `<script type="application/ld+json">${json}</script>`
    })
    .join('')
}
