import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { professionalQuestions } from '../../../src/pages/work-with-us/questions/professional-questions.ts'
import { structuredRecruitment } from '../../../src/pages/work-with-us/structured-recruitment.ts'

const origin = 'https://esempio.it'
const [organization, crumbs, faq] = structuredRecruitment(origin)

t.test('the page has an organisation and breadcrumbs', async (t) => {
  t.match(organization, {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  })
  const path = `${origin}/professionisti/lavora_con_noi`
  t.match(crumbs, { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { item: path }] })
})

t.test('the questions are those of the page, without duplicates', async (t) => {
  const names = professionalQuestions.map(({ question }) => question)
  t.equal(new Set(names).size, names.length)
  t.match(faq, { '@type': 'FAQPage', mainEntity: names.map((name) => ({ '@type': 'Question', name })) })
})

t.test('no answer repeats the refund, which the prices of the same page state', async (t) => {
  const answers = professionalQuestions.flatMap(({ answer }) => answer)
  t.same(
    answers.filter((line) => line.includes('rimbors')),
    [],
  )
})
