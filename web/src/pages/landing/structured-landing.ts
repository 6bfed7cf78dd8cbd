import { type LandingService, landings } from '@mestieri/shared/catalogue/landings.ts'

import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts'
import { faqPage } from '../../lib/structured-data/faq-page.ts'
import { organizationReference } from '../../lib/structured-data/organization.ts'
import type { LandingContent } from './content/landing-content.ts'
import { landingContents } from './content/landing-contents.ts'

function service(landing: LandingService, { documentTitle, description }: LandingContent, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: documentTitle,
    serviceType: landing.servicePretty,
    description,
    url: `${origin}/servizi/${landing.name}`,
    areaServed: { '@type': 'Country', name: 'Italia' },
    provider: organizationReference(origin),
  }
}

/**
 * A landing as schema.org's Service, BreadcrumbList and FAQPage. No price: indicative ranges are no offer.
 * @param name the last part of the landing's path; nothing for one that is not in the catalogue
 * @param origin without a trailing slash
 */
export function structuredLanding(name: string, origin: string): object[] {
  const landing = landings.find((entry) => entry.name === name)
  const content = landingContents[name]
  if (!landing || !content) return []
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: landing.servicePretty, path: `/servizi/${landing.name}` },
  ]
  return [service(landing, content, origin), breadcrumbs(crumbs, origin), faqPage(content.questions)]
}
