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
 * The schema.org Organization, WebSite and FAQPage of the home page (features.md, 3.6). It has no reviews:
 * search engines do not allow markup of reviews about the site itself.
 * @param origin without a trailing slash
 */
export function structuredHome(origin: string): object[] {
  return [organization(origin), website(origin), faqPage(customerQuestions)]
}
