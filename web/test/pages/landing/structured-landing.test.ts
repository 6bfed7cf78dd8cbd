import { landings } from '@mestieri/shared/catalogue/landings.ts'
import t from 'tap'

import { landingContents } from '../../../src/pages/landing/content/landing-contents.ts'
import { structuredLanding } from '../../../src/pages/landing/structured-landing.ts'

const origin = 'https://esempio.it'

t.test('a landing is a service, a way to it and its questions', async (t) => {
  for (const landing of landings) {
    const content = landingContents[landing.name]
    if (!content) throw new Error(landing.name)
    const [service, crumbs, faq] = structuredLanding(landing.name, origin)
    const url = `${origin}/servizi/${landing.name}`
    t.match(service, {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: content.documentTitle,
      url,
      provider: { '@type': 'Organization', name: 'Mestieri', url: `${origin}/` },
    })
    t.match(crumbs, { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { item: url }] })
    t.match(faq, {
      '@type': 'FAQPage',
      mainEntity: content.questions.map(({ question }) => ({ '@type': 'Question', name: question })),
    })
  }
})

t.test('no price is offered: indicative ranges are no offer', async (t) => {
  for (const { name } of landings) {
    t.notMatch(JSON.stringify(structuredLanding(name, origin)), /"(?:offers|price|lowPrice)"/)
  }
})

t.test('a name that the catalogue has not is nothing', async (t) => {
  t.same(structuredLanding('piscine', origin), [])
})
