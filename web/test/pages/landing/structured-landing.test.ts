import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import t from 'tap'

import { structuredLanding } from '../../../src/pages/landing/structured-landing.ts'

const origin = 'https://esempio.it'

t.test('a landing is a service, a way to it and its questions', async (t) => {
  for (const landing of landings) {
    const content = landingContents[landing.slug]
    const [service, crumbs, faq] = structuredLanding(landing.slug, origin)
    const url = `${origin}/servizi/${landing.slug}`
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
  for (const { slug } of landings) {
    t.notMatch(JSON.stringify(structuredLanding(slug, origin)), /"(?:offers|price|lowPrice)"/)
  }
})

t.test('a name that the catalogue has not is nothing', async (t) => {
  t.same(structuredLanding('piscine', origin), [])
})
