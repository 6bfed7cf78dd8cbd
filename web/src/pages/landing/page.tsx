import { landings } from '@mestieri/shared/catalogue/landings.ts'
import { useLocation } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { landingContents } from './content/landing-contents.ts'
import { LandingPage } from './LandingPage.tsx'

/** One page for each path of the catalogue; any other path is not found before it comes here. */
export function Component() {
  const { pathname } = useLocation()
  const landing = landings.find(({ name }) => pathname.split('/')[2] === name)
  const content = landing && landingContents[landing.name]
  if (!landing || !content) return null
  return (
    <>
      <PageHead
        title={content.documentTitle}
        description={content.description}
        canonicalPath={`/servizi/${landing.name}`}
      />
      <LandingPage key={landing.name} landing={landing} content={content} />
    </>
  )
}
