import { pageRoute } from '@mestieri/shared/pages.ts'

import { breadcrumbs } from '../../lib/structured-data/breadcrumbs.ts'
import { faqPage } from '../../lib/structured-data/faq-page.ts'
import { organization } from '../../lib/structured-data/organization.ts'
import { professionalQuestions } from './questions/professional-questions.ts'

/**
 * The schema.org Organization (specification, section 2, 'Professional landing page'), BreadcrumbList and
 * FAQPage of the recruitment page.
 * @param origin without a trailing slash
 */
export function structuredRecruitment(origin: string): object[] {
  const { path, title } = pageRoute('work-with-us')
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: title, path },
  ]
  return [organization(origin), breadcrumbs(crumbs, origin), faqPage(professionalQuestions)]
}
