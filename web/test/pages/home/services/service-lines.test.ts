import { landings } from '@mestieri/shared/services/landings.ts'
import t from 'tap'

import { serviceCards } from '../../../../src/pages/home/services/service-lines.ts'

t.test('the home page has a card for every service with a landing page', async (t) => {
  t.same(serviceCards.map(({ tile }) => tile.slug).toSorted(), landings.map(({ slug }) => slug).toSorted())
})
