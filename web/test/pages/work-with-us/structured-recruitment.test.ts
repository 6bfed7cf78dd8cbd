import { brand } from '@mestieri/shared/brand.ts'
import { professionalPromises } from '@mestieri/shared/professional-promises.ts'
import t from 'tap'

import { professionalQuestions } from '../../../src/pages/work-with-us/questions/professional-questions.ts'
import { structuredRecruitment } from '../../../src/pages/work-with-us/structured-recruitment.ts'

const origin = 'https://esempio.it'
const [organization, crumbs, faq] = structuredRecruitment(origin)

t.test('the page is of an organisation, and says the way to it', async (t) => {
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

t.test('its questions are those of the page, none twice', async (t) => {
  const names = professionalQuestions.map(({ question }) => question)
  t.equal(new Set(names).size, names.length)
  t.match(faq, { '@type': 'FAQPage', mainEntity: names.map((name) => ({ '@type': 'Question', name })) })
})

t.test('the refund is promised in the one wording that there is', async (t) => {
  const answers = professionalQuestions.flatMap(({ answer }) => answer)
  t.ok(answers.includes(professionalPromises.refund))
  t.equal(answers.filter((line) => line.includes('rimborso')).length, 1)
})
