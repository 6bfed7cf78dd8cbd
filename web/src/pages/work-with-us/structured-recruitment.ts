import { brand } from '@mestieri/shared/brand.ts'
import { pageRoute } from '@mestieri/shared/routes.ts'

import { breadcrumbs } from '../../lib/breadcrumbs.ts'
import { professionalQuestions } from './questions/professional-questions.ts'

const context = 'https://schema.org'

function organization(origin: string) {
  const { legalName, vatNumber, foundedYear, registeredOffice } = brand.company
  return {
    '@context': context,
    '@type': 'Organization',
    name: brand.name,
    legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: brand.claim,
    vatID: `IT${vatNumber}`,
    foundingDate: String(foundedYear),
    address: registeredOffice,
    areaServed: { '@type': 'Country', name: 'Italia' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: brand.support.email,
      availableLanguage: 'it',
    },
    sameAs: brand.social.map(({ url }) => url),
  }
}

function questions() {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: professionalQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}

/**
 * The recruitment page as schema.org's Organization (specification, section 2, 'Professional landing page'),
 * BreadcrumbList and FAQPage.
 * @param origin without a trailing slash
 */
export function structuredRecruitment(origin: string): object[] {
  const { path, title } = pageRoute('work-with-us')
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: title, path },
  ]
  return [organization(origin), breadcrumbs(crumbs, origin), questions()]
}
