import t from 'tap'

import { maskPhone, toCard, toContact, toProfile } from '../../../src/services/affiliates/affiliate-views.ts'
import type { Affiliate } from '../../../src/upstream/affiliates.ts'

/** A professional with all fields, and with an unknown one. */
const affiliate = {
  uid: 'CANARY-uid',
  link: 'rossi-impianti',
  shopName: 'Rossi Impianti',
  affiliateName: 'Mario Rossi',
  profession: 'Idraulico',
  city: 'MONZA',
  province: 'MB',
  fullAddress: 'Via Italia 1',
  firstSubscriptionDate: '2024-03-08',
  services: ['Cura giardino', '', 'Nuovo servizio', 'constructor'],
  servedCities: ['LISSONE'],
  satisfiedCustomers: 42,
  rating: 4.8,
  info: 'Dal 1998.',
  infoShort: 'Dal 1998',
  coordinates: { lat: 45.58, lng: 9.27, accuracy: 'CANARY-accuracy' },
  profilePicture: 'bad',
  workPictures: ['good-1', 'bad', 'good-2', 'good-3', 'good-4'],
  phone: '+393330199887',
  vat_nr: 'CANARY-vat',
} as Affiliate

const address = (src: string) => (src === 'bad' ? null : `/api/pictures?src=${src}`)

const card = {
  link: 'rossi-impianti',
  shopName: 'Rossi Impianti',
  profession: 'Idraulico',
  city: 'MONZA',
  province: 'MB',
  servedCities: ['LISSONE'],
  services: [
    { label: 'Cura giardino', labelPretty: 'Cura del giardino' },
    { label: 'Nuovo servizio', labelPretty: 'Nuovo servizio' },
    { label: 'constructor', labelPretty: 'constructor' },
  ],
  satisfiedCustomers: 42,
  profilePicture: null,
  workPictures: ['/api/pictures?src=good-1', '/api/pictures?src=good-2', '/api/pictures?src=good-3'],
  rating: 4.8,
}

t.test('AZ-01: a card has only the public fields, with at most three pictures', async (t) => {
  t.strictSame(toCard(affiliate, address), card)
})

t.test('a profile has further public fields and all pictures', async (t) => {
  t.strictSame(toProfile(affiliate, address), {
    ...card,
    workPictures: [...card.workPictures, '/api/pictures?src=good-4'],
    affiliateName: 'Mario Rossi',
    fullAddress: 'Via Italia 1',
    info: 'Dal 1998.',
    infoShort: 'Dal 1998',
    coordinates: { lat: 45.58, lng: 9.27 },
    firstSubscriptionDate: '2024-03-08',
  })
})

t.test('a contact has the requested uid', async (t) => {
  t.strictSame(toContact('u-1', affiliate), {
    uid: 'u-1',
    shopName: 'Rossi Impianti',
    affiliateName: 'Mario Rossi',
    phoneMasked: '+•••••••••887',
  })
})

t.test('AZ-02: all digits of a phone number except the last three are masked', async (t) => {
  t.equal(maskPhone('+39 333 0199887'), '+•• ••• ••••887')
  t.equal(maskPhone('039-2345678'), '•••••••678')
  t.equal(maskPhone(' 333 '), '333')
  t.equal(maskPhone('Mario: 333 01 99 887 (sera)'), '••• •• •• 887')
  t.equal(maskPhone('da chiedere'), null)
  t.equal(maskPhone(''), null)
})

t.test('a card looks at no more pictures than it shows', async (t) => {
  const looked: string[] = []
  const sources = ['bad', 'a', 'b', 'c', 'd', 'e']
  const { workPictures } = toCard({ ...affiliate, profilePicture: null, workPictures: sources }, (src) => {
    looked.push(src)
    return address(src)
  })
  t.equal(workPictures.length, 3)
  t.strictSame(looked, ['bad', 'a', 'b', 'c'])
})
