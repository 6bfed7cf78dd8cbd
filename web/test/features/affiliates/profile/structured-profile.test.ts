import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import t from 'tap'

import { structuredProfile } from '../../../../src/features/affiliates/profile/structured-profile.ts'
import { sampleProfile } from './sample-profile.ts'

const origin = 'https://example.it'
const url = `${origin}/incontra_professionisti/idraulica-brianza`

function structured(changes: Partial<AffiliateProfile> = {}): object[] {
  return structuredProfile({ state: 'found', profile: sampleProfile(changes) }, origin)
}

t.test(
  'a professional is a local business of the trade’s type, with towns and without a rating',
  async (t) => {
    const [business] = structured({ rating: 4.8 })
    t.match(business, {
      '@type': 'Plumber',
      url,
      geo: { latitude: 45.58, longitude: 9.27 },
      areaServed: [{ name: 'Monza' }, { name: 'Lissone' }, { name: 'Desio' }],
      image: [`${origin}/api/pictures?src=a&width=1280`],
    })
    t.notMatch(JSON.stringify(business), /[rR]ating|[rR]eview/)
  },
)

function typeOf(changes: Partial<AffiliateProfile>): unknown {
  const [business] = structured(changes)
  return (business as { '@type': unknown })['@type']
}

t.test('each trade has its schema.org type, and a general contractor who does roofs has two', async (t) => {
  t.equal(typeOf({ profession: 'Elettricista' }), 'Electrician')
  t.equal(typeOf({ profession: 'Imbianchino' }), 'HousePainter')
  t.equal(typeOf({ profession: 'Impiantista' }), 'HVACBusiness')
  t.equal(typeOf({ profession: 'Giardiniere' }), 'HomeAndConstructionBusiness')
  t.equal(typeOf({ profession: 'Impresa Edile' }), 'GeneralContractor')
  const services = [{ label: 'Ristrutturazione tetto', labelPretty: 'Ristrutturazione tetto' }]
  t.same(typeOf({ profession: 'Impresa Edile', services }), ['GeneralContractor', 'RoofingContractor'])
  t.equal(typeOf({ profession: 'Imbianchino', services }), 'HousePainter')
})

t.test('unknown fields are omitted', async (t) => {
  const nothing = {
    city: '',
    province: '',
    fullAddress: null,
    coordinates: null,
    servedCities: [],
    services: [],
    workPictures: [],
  }
  const [business, crumbs] = structured(nothing)
  t.same(Object.keys(business ?? {}), ['@context', '@type', '@id', 'url', 'name', 'address'])
  t.match(structured({ ...nothing, profilePicture: '/api/pictures?src=b' })[0], {
    image: [`${origin}/api/pictures?src=b&width=1280`],
  })
  t.match(crumbs, { itemListElement: [{}, {}, { name: 'Idraulici' }, { name: 'Idraulica Brianza' }] })
})

t.test(
  'the breadcrumbs contain the search for the same trade in the same town, if the trade is known',
  async (t) => {
    t.match(structured()[1], {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'I nostri professionisti' },
        {
          name: 'Idraulici a Monza',
          item: `${origin}/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29`,
        },
        { position: 4, name: 'Idraulica Brianza', item: url },
      ],
    })
    const [, unknownTrade] = structured({ profession: 'Astrologo' })
    t.equal((unknownTrade as { itemListElement: object[] }).itemListElement.length, 3)
  },
)

t.test('a missing profile has no structured data', async (t) => {
  t.same(structuredProfile({ state: 'missing' }, origin), [])
})
