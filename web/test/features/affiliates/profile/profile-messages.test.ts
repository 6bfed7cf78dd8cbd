import t from 'tap'

import {
  addressLine,
  needQuestion,
  profileDescription,
  profileTitle,
  sameTradeNearby,
} from '../../../../src/features/affiliates/profile/profile-messages.ts'
import { sampleProfile } from './sample-profile.ts'

t.test('the address line falls back to city and province, then to a fixed text', async (t) => {
  t.equal(addressLine(sampleProfile()), 'Via Lecco 41, Monza (MB)')
  t.equal(addressLine(sampleProfile({ fullAddress: null })), 'Monza (MB)')
  t.equal(
    addressLine(sampleProfile({ fullAddress: null, city: '', province: '' })),
    'Indirizzo non disponibile',
  )
})

t.test('the title has firm, trade and town, as far as they are known', async (t) => {
  t.equal(profileTitle(sampleProfile()), 'Idraulica Brianza, Idraulico a Monza')
  t.equal(profileTitle(sampleProfile({ city: '' })), 'Idraulica Brianza, Idraulico')
  t.equal(profileTitle(sampleProfile({ profession: 'Fabbro' })), 'Idraulica Brianza a Monza')
  t.equal(profileTitle(sampleProfile({ profession: '', city: '' })), 'Idraulica Brianza')
})

t.test('the question has the right article', async (t) => {
  t.equal(needQuestion('Idraulico'), 'Ti serve un idraulico?')
  t.equal(needQuestion('Impresa Edile'), 'Ti serve un’impresa edile?')
  t.equal(needQuestion('Fabbro'), 'Ti serve un professionista?')
})

t.test('the description has the number of customers only above zero', async (t) => {
  t.match(profileDescription(sampleProfile()), '128 clienti soddisfatti.')
  t.match(profileDescription(sampleProfile({ satisfiedCustomers: 1 })), '1 cliente soddisfatto.')
  t.notMatch(profileDescription(sampleProfile({ satisfiedCustomers: 0 })), 'client')
})

t.test(
  'the back link is the search for the same trade and town, with the list’s spelling of the town',
  async (t) => {
    t.same(sameTradeNearby(sampleProfile()), {
      path: '/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29',
      label: 'Idraulici a Monza',
    })
    t.same(sameTradeNearby(sampleProfile({ city: 'Monza (MB)' })), {
      path: '/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29',
      label: 'Idraulici a Monza',
    })
    t.same(sameTradeNearby(sampleProfile({ city: '', province: '' })), {
      path: '/incontra_professionisti?profession=Idraulico',
      label: 'Idraulici',
    })
    t.same(sameTradeNearby(sampleProfile({ profession: 'Fabbro' })), {
      path: '/incontra_professionisti',
      label: 'Tutti i professionisti',
    })
  },
)
