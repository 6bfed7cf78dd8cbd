import { path } from '@mestieri/shared/pages.ts'
import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { landingOf } from '@mestieri/shared/services/landings.ts'
import { useLocation } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { LandingPage } from './LandingPage.tsx'

/** The landing of each service that has one; the router registers their paths alone. */
export function Component() {
  const { pathname } = useLocation()
  const landing = landingOf(pathname.split('/')[2] ?? '')
  if (!landing) throw new Error(`no landing at '${pathname}'`)
  const content = landingContents[landing.slug]
  return (
    <>
      <PageHead
        title={content.documentTitle}
        description={content.description}
        canonicalPath={path('landing', { service: landing.slug })}
      />
      <LandingPage key={landing.slug} landing={landing} content={content} />
    </>
  )
}
