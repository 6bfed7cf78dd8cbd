import { brand } from '@mestieri/shared/brand.ts'
import type { LandingService } from '@mestieri/shared/catalogue/landings.ts'

import { breadcrumbs } from '../../lib/breadcrumbs.ts'
import type { LandingContent } from './content/landing-content.ts'

const context = 'https://schema.org'

function service(landing: LandingService, { documentTitle, description }: LandingContent, origin: string) {
  return {
    '@context': context,
    '@type': 'Service',
    name: documentTitle,
    serviceType: landing.servicePretty,
    description,
    url: `${origin}/servizi/${landing.name}`,
    areaServed: { '@type': 'Country', name: 'Italia' },
    provider: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
  }
}

function questions(content: LandingContent) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: content.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}

/**
 * A landing as schema.org's Service, BreadcrumbList and FAQPage. No price: indicative ranges are no offer.
 * @param origin without a trailing slash
 */
export function structuredLanding(
  landing: LandingService,
  content: LandingContent,
  origin: string,
): object[] {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: landing.servicePretty, path: `/servizi/${landing.name}` },
  ]
  return [service(landing, content, origin), breadcrumbs(crumbs, origin), questions(content)]
}
