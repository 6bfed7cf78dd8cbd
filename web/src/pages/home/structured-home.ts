import { brand } from '@mestieri/shared/brand.ts'

import { faqPage } from '../../lib/structured-data/faq-page.ts'
import { organization, organizationReference } from '../../lib/structured-data/organization.ts'
import { customerQuestions } from './support/customer-questions.ts'

function website(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#sito`,
    name: brand.name,
    url: `${origin}/`,
    description: brand.claim,
    inLanguage: 'it',
    publisher: organizationReference(origin),
  }
}

/**
 * The home page as schema.org's Organization, WebSite and FAQPage (features.md, 3.6). No reviews: those about the
 * platform itself are nobody's to mark up.
 * @param origin without a trailing slash
 */
export function structuredHome(origin: string): object[] {
  return [organization(origin), website(origin), faqPage(customerQuestions)]
}
