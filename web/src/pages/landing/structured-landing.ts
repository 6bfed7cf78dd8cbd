import { path } from '@mestieri/shared/pages.ts'
import type { LandingContent } from '@mestieri/shared/services/landing-content.ts'
import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { landingOf, type LandingService } from '@mestieri/shared/services/landings.ts'

import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts'
import { faqPage } from '../../lib/structured-data/faq-page.ts'
import { organizationReference } from '../../lib/structured-data/organization.ts'

function service(landing: LandingService, { documentTitle, description }: LandingContent, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: documentTitle,
    serviceType: landing.name,
    description,
    url: origin + path('landing', { service: landing.slug }),
    areaServed: { '@type': 'Country', name: 'Italia' },
    provider: organizationReference(origin),
  }
}

/**
 * A landing as schema.org's Service, BreadcrumbList and FAQPage. No price: indicative ranges are no offer.
 * @param slug the last part of the landing's path; without a landing of that slug there are no blocks
 * @param origin without a trailing slash
 */
export function structuredLanding(slug: string, origin: string): object[] {
  const landing = landingOf(slug)
  if (!landing) return []
  const content = landingContents[landing.slug]
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: landing.name, path: path('landing', { service: landing.slug }) },
  ]
  return [service(landing, content, origin), breadcrumbs(crumbs, origin), faqPage(content.questions)]
}
