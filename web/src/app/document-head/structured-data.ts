import { type PageId, type PageRoute, showsProfessionals } from '@mestieri/shared/pages.ts'

import type { ProfileOutcome } from '../../features/affiliates/profile/profile-outcome.ts'
import { structuredProfile } from '../../features/affiliates/profile/structured-profile.ts'
import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts'
import type { DirectoryData } from '../../pages/directory/loader.ts'
import { structuredDirectory } from '../../pages/directory/structured-directory.ts'
import { structuredHome } from '../../pages/home/structured-home.ts'
import { structuredLanding } from '../../pages/landing/structured-landing.ts'
import { structuredRecruitment } from '../../pages/work-with-us/structured-recruitment.ts'

/** A page that the server has rendered. */
export interface RenderedPage {
  readonly route: PageRoute
  readonly pathname: string
  /** The data of the page's loader. */
  readonly data: unknown
  /** Without a trailing slash. */
  readonly origin: string
  /** Whether the professionals on the page are samples. */
  readonly samples: boolean
}

type Describe = (page: RenderedPage) => object[]

/** The breadcrumbs of a page directly below the home page. */
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

/** No structured data, for pages that search engines must not list. */
const nothing: Describe = () => []

/** The structured data of each page. The casts are correct because a page's data come from its own loader. */
const describers: Readonly<Record<PageId, Describe>> = {
  home: ({ origin }) => structuredHome(origin),
  landing: ({ pathname, origin }) => structuredLanding(pathname.split('/')[2] ?? '', origin),
  estimator: breadcrumb,
  chat: nothing,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's loader returned it
  directory: ({ data, origin }) => structuredDirectory(data as DirectoryData, origin),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's loader returned it
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
 * The schema.org objects of a page, one per block (features.md, B10 and 3.6). Pages with sample professionals
 * have none.
 */
export function structuredData(page: RenderedPage): object[] {
  if (page.samples && showsProfessionals(page.route)) return []
  return describers[page.route.id](page)
}

/**
 * Formats the objects as script elements. Browsers do not execute data blocks, and `script-src` does not
 * apply to them (HTML standard, 'prepare the script element').
 */
export function structuredDataTags(blocks: readonly object[]): string {
  return blocks
    .map((block) => {
      // A JSON string may contain `</script>`, which would end the element.
      const json = JSON.stringify(block).replaceAll('<', String.raw`\u003c`)
      return `<script type="application/ld+json">${json}</script>`
    })
    .join('')
}
