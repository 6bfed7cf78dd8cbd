import t from 'tap'

import { estimateRequest } from '../../../../src/features/affiliates/profile/actions/estimate-request.ts'
import { mapLink, questionLink } from '../../../../src/features/affiliates/profile/actions/question-link.ts'
import { pricedServices } from '../../../../src/features/affiliates/profile/prices/priced-services.ts'
import { requestMessage } from '../../../../src/features/affiliates/request/request-message.ts'
import { askedProfessional, withAskedProfessional } from '../../../../src/pages/chat/asked-path.ts'
import { sampleProfile } from './sample-profile.ts'

const url = 'https://example.it/incontra_professionisti/idraulica-brianza'

t.test('a quote starts in the chat of the first offered service, which learns whom it is for', async (t) => {
  t.same(estimateRequest(sampleProfile(), url), {
    path: '/scopri_quanto_costa/caldaia?professionista=idraulica-brianza',
    state: {
      title: 'Caldaia',
      service_label: 'Installazione caldaia',
      service_url: '/scopri_quanto_costa/caldaia',
      img: 'caldaia',
      assistant: 'caldaia',
      campaign_data: { full_url: url },
    },
  })
})

const slugs = (changes: Parameters<typeof sampleProfile>[0]) =>
  pricedServices(sampleProfile(changes)).map(({ slug }) => slug)

t.test('a professional’s services are those of the profile and of the trade, each once', async (t) => {
  t.same(slugs({}), ['caldaia'])
  t.same(slugs({ profession: 'Imbianchino', services: [] }), ['tinteggiatura'])
  t.same(slugs({ profession: 'Imbianchino' }), ['caldaia', 'tinteggiatura'])
  t.same(slugs({ profession: 'Giardiniere', services: [] }), [])
})

t.test('without any service that has a price list there is no chat', async (t) => {
  t.equal(estimateRequest(sampleProfile({ profession: 'Giardiniere', services: [] }), url), null)
})

t.test('the chat’s address names the professional; what is no link is ignored', async (t) => {
  const path = withAskedProfessional('/scopri_quanto_costa/caldaia', 'bagni & co')
  t.equal(path, '/scopri_quanto_costa/caldaia?professionista=bagni+%26+co')
  t.equal(askedProfessional(new URL(path, url).search), 'bagni & co')
  t.equal(withAskedProfessional('/x', null), '/x')
  for (const query of ['', '?utm_source=a', '?professionista=']) {
    t.equal(askedProfessional(query), null, query)
  }
})

t.test('a request to a professional names the firm, its page and the job, within its bound', async (t) => {
  t.equal(
    requestMessage('Bagni & Co.', url, ' Due alberi '),
    `Ciao! Vorrei un preventivo da Bagni & Co.: ${url}\nDue alberi`,
  )
  t.equal(requestMessage('Bagni & Co.', url, ''), `Ciao! Vorrei un preventivo da Bagni & Co.: ${url}`)
})

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

t.test('a map link has the coordinates as a query', async (t) => {
  t.equal(mapLink({ lat: 45.58, lng: 9.27 }), 'https://www.google.com/maps/search/?api=1&query=45.58,9.27')
})
