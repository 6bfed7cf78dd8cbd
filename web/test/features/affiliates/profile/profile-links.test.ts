import t from 'tap'

import { estimateRequest } from '../../../../src/features/affiliates/profile/estimate-request.ts'
import { mapLink, questionLink } from '../../../../src/features/affiliates/profile/question-link.ts'
import { formatPhoneNumber } from '../../../../src/lib/messaging-app.ts'
import { sampleProfile } from './sample-profile.ts'

const url = 'https://example.it/incontra_professionisti/idraulica-brianza'

t.test(
  'a quote starts in the chat of the first offered service that has one, with the profile’s URL',
  async (t) => {
    t.same(estimateRequest(sampleProfile(), url), {
      path: '/scopri_quanto_costa/caldaia',
      state: {
        title: 'Caldaia',
        service_label: 'Installazione caldaia',
        service_url: '/scopri_quanto_costa/caldaia',
        img: 'caldaia',
        assistant: 'caldaia',
        campaign_data: { full_url: url },
      },
    })
  },
)

t.test(
  'without such a service the trade decides; without a matching trade the service chooser opens',
  async (t) => {
    const painter = sampleProfile({ profession: 'Imbianchino', services: [] })
    t.equal(estimateRequest(painter, url).path, '/scopri_quanto_costa/tinteggiatura')
    const gardener = sampleProfile({ profession: 'Giardiniere', services: [] })
    t.same(estimateRequest(gardener, url), { path: '/scopri_quanto_costa', state: null })
  },
)

t.test('the question has the firm’s name and URL, with special characters encoded', async (t) => {
  const link = new URL(questionLink('+393000000000', 'Bagni & Co. #1', url))
  t.equal(link.origin + link.pathname, 'https://wa.me/393000000000')
  t.equal(link.searchParams.get('text'), `Ciao! Ho una domanda su Bagni & Co. #1: ${url}`)
  t.equal([...link.searchParams].length, 1)
})

t.test('the length of the link is bounded for a very long name', async (t) => {
  const text = new URL(questionLink('+393000000000', 'x'.repeat(5000), url)).searchParams.get('text')
  t.equal(text?.length, 600)
})

t.test('numbers are written in groups, points as a query', async (t) => {
  t.equal(formatPhoneNumber('+393000000000'), '+39 300 000 0000')
  t.equal(formatPhoneNumber('+41791234567'), '+41791234567')
  t.equal(mapLink({ lat: 45.58, lng: 9.27 }), 'https://www.google.com/maps/search/?api=1&query=45.58,9.27')
})
