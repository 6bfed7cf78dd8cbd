import { type PageRoute, showsProfessionals } from '@mestieri/shared/routes.ts'

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

/** The pages with data of their own, by route id; the loaders' types are those of the pages' modules. */
const builders: Readonly<Record<string, (page: DrawnPage) => object[]>> = {
  home: ({ origin }) => structuredHome(origin),
  landing: ({ pathname, origin }) => structuredLanding(pathname.split('/')[2] ?? '', origin),
  'work-with-us': ({ origin }) => structuredRecruitment(origin),
  directory: ({ data, origin }) => structuredDirectory(data as DirectoryData, origin),
  profile: ({ data, origin }) => structuredProfile(data as ProfileOutcome, origin),
}

/** The way to a page that lies right below the home page. */
function wayTo({ path, title }: PageRoute, origin: string): object {
  const home = { name: 'Home', path: '/' }
  return breadcrumbs([home, { name: title, path }], origin)
}

/**
 * A page as schema.org describes it, an object a block (features.md, B10 and 3.6); pages that search engines may not
 * list have none, those of sample professionals included.
 */
export function structuredData(page: DrawnPage): object[] {
  const { route, origin, samples } = page
  if (!route.indexable || (samples && showsProfessionals(route))) return []
  return builders[route.id]?.(page) ?? [wayTo(route, origin)]
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
