import { landings } from '@mestieri/shared/catalogue/landings.ts'
import t from 'tap'

import { serviceCards } from '../../../src/pages/home/service-lines.ts'

t.test('the home page has a card for every service with a landing page', async (t) => {
  t.same(serviceCards.map(({ tile }) => tile.slug).toSorted(), landings.map(({ name }) => name).toSorted())
})

t.test('a card carries to the estimator what it needs to begin', async (t) => {
  t.match(serviceCards.find(({ tile }) => tile.slug === 'ristrutturazione_bagno')?.state, {
    title: 'Bagno',
    service_label: 'Ristr. Bagno',
    service_url: '/scopri_quanto_costa/ristrutturazione_bagno',
    img: 'bagno',
    assistant: 'ristrutturazione_bagno',
  })
})
