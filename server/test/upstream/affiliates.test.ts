import t from 'tap'

import { createAffiliatesUpstream } from '../../src/upstream/affiliates.ts'
import { unknownName, wireAffiliate } from '../upstream-fake.ts'
import { buildUpstream } from './build.ts'

const context = { requestId: 'req-1' }
const query = { profession: '', location: '', page: 1, pageSize: 6 }

const buildDirectory = async (t: Parameters<typeof buildUpstream>[0]) => {
  const drops: [string, number][] = []
  const built = await buildUpstream(t, { onDrop: ({ callable, count }) => drops.push([callable, count]) })
  return { ...built, drops, directory: createAffiliatesUpstream(built.client) }
}

t.test('a search sends the page and both filters; an unset filter is an empty string', async (t) => {
  const { fake, directory } = await buildDirectory(t)
  await directory.search({ profession: 'Idraulico', location: '', page: 2, pageSize: 6 }, context)
  const [entry] = fake.journal
  t.same(entry?.body, { profession: 'Idraulico', location: '', page_size: 6, page_number: 2 })
  t.equal(entry?.path, '/callablesForPortal/get_affiliates_by_profession')
  t.equal(entry?.requestId, 'req-1')
})

t.test("a search resolves with a page that has the BFF's field names", async (t) => {
  const { directory } = await buildDirectory(t)
  const page = await directory.search({ ...query, page: 3 }, context)
  t.equal(page.totalAffiliates, 14)
  t.equal(page.totalPages, 3)
  t.equal(page.affiliates.length, 2)
  t.same(page.affiliates[0], {
    uid: 'CANARY_uid',
    link: 'rossi-impianti-13',
    shopName: 'Rossi Impianti 13',
    affiliateName: 'Mario Rossi 13',
    profession: 'Idraulico',
    city: 'MONZA',
    province: 'MB',
    fullAddress: 'Via Italia 1, 20900 Monza MB',
    firstSubscriptionDate: '2024-03-08',
    services: ['Impianto idraulico', 'Installazione caldaia'],
    servedCities: ['MONZA', 'LISSONE', 'DESIO'],
    satisfiedCustomers: 42,
    rating: 4.8,
    info: 'Impianti e riparazioni dal 1998.',
    infoShort: 'Impianti dal 1998.',
    coordinates: { lat: 45.5845, lng: 9.2744 },
    profilePicture: 'http://pictures.example.it/profile.jpg',
    workPictures: [1, 2, 3, 4].map((index) => `http://pictures.example.it/work-${index}.jpg`),
    phone: '+393330199887',
  })
})

t.test('fields that no caller needs are dropped', async (t) => {
  const { directory } = await buildDirectory(t)
  const { affiliates } = await directory.search(query, context)
  const text = JSON.stringify(affiliates)
  for (const canary of ['vat_nr', 'cuu', 'email', 'affiliate_id']) t.notMatch(text, `CANARY_${canary}`)
})

t.test('a 404 becomes an empty page, or null for a single professional', async (t) => {
  const { fake, directory } = await buildDirectory(t)
  fake.on('getAffiliatesByProfession', 'not_found')
  t.same(await directory.search(query, context), { affiliates: [], totalAffiliates: 0, totalPages: 0 })
  t.equal(await directory.byLink(unknownName, context), null)
  t.equal(await directory.byUid(unknownName, context), null)
})

t.test('a professional is found by link and by uid', async (t) => {
  const { fake, directory } = await buildDirectory(t)
  t.match(await directory.byLink('rossi', context), { link: 'rossi', shopName: 'Rossi Impianti 1' })
  t.match(await directory.byUid('u1', context), { uid: 'u1', phone: '+393330199887' })
  t.same(
    fake.journal.map(({ path, body }) => [path, body]),
    [
      ['/callablesForPortal/get_affiliate_shop_data_by_url/', { link: 'rossi' }],
      ['/callablesForPortal/get_affiliate_by_uid/', { uid: 'u1' }],
    ],
  )
})

t.test('invalid items of a page are dropped and counted', async (t) => {
  const { fake, directory, drops, lines } = await buildDirectory(t)
  const bad = [
    null,
    'text',
    [],
    wireAffiliate(1, { link: '' }),
    wireAffiliate(2, { link: undefined }),
    wireAffiliate(3, { shopname: 5 }),
    wireAffiliate(4, { shopname: null }),
    wireAffiliate(5, { city: ['MONZA'] }),
    wireAffiliate(6, { link: 'a'.repeat(201) }),
  ]
  fake.on('getAffiliatesByProfession', 'answer', {
    body: { affiliates: [...bad, wireAffiliate(7)], total_affiliates: '10', total_pages: 2 },
  })
  const page = await directory.search(query, context)
  t.same(
    page.affiliates.map(({ link }) => link),
    ['rossi-impianti-7'],
  )
  t.equal(page.totalAffiliates, 10)
  t.same(drops, [['getAffiliatesByProfession', bad.length]])
  t.match(
    lines.filter(({ outcome }) => outcome === 'items_dropped'),
    [{ callable: 'getAffiliatesByProfession', count: bad.length, requestId: 'req-1' }],
  )
})

t.test('an invalid single professional is a fault', async (t) => {
  const { fake, directory } = await buildDirectory(t)
  for (const body of [{}, null, [], wireAffiliate(1, { shopname: {} })]) {
    fake.on('getAffiliateShopDataByUrl', 'answer', { times: 1, body })
    await t.rejects(directory.byLink('rossi', context), { code: 'upstream_failed', status: 502 })
  }
})

t.test('an invalid page is a fault', async (t) => {
  const { fake, directory } = await buildDirectory(t)
  const bodies = [
    {},
    { affiliates: {}, total_affiliates: 0, total_pages: 0 },
    { affiliates: [] },
    { affiliates: [], total_affiliates: -1, total_pages: 0 },
    { affiliates: [], total_affiliates: 'many', total_pages: 0 },
  ]
  for (const body of bodies) {
    fake.on('getAffiliatesByProfession', 'answer', { times: 1, body })
    await t.rejects(
      directory.search(query, context),
      { code: 'upstream_failed', status: 502 },
      JSON.stringify(body),
    )
  }
})

t.test('every field with a fallback may be missing, null or invalid', async (t) => {
  const { fake, directory } = await buildDirectory(t)
  const bare = { link: 'bare', shopname: 'Bare' }
  const optional = Object.keys(wireAffiliate()).filter((field) => !(field in bare))
  const none = {
    uid: null,
    affiliateName: '',
    profession: '',
    city: '',
    province: '',
    fullAddress: null,
    firstSubscriptionDate: null,
    services: [],
    servedCities: [],
    satisfiedCustomers: 0,
    rating: null,
    info: null,
    infoShort: null,
    coordinates: null,
    profilePicture: null,
    workPictures: [],
    phone: null,
    link: 'bare',
    shopName: 'Bare',
  }
  fake.on('getAffiliateShopDataByUrl', 'answer', { times: 1, body: bare })
  t.same(await directory.byLink('bare', context), none, 'missing')
  const nulls = Object.fromEntries(optional.map((field) => [field, null]))
  fake.on('getAffiliateShopDataByUrl', 'answer', { times: 1, body: { ...nulls, ...bare } })
  t.same(await directory.byLink('bare', context), none, 'null')
})

t.test('invalid values of optional fields are read as null, zero or empty', async (t) => {
  const { fake, directory } = await buildDirectory(t)
  const cases: readonly [field: string, given: unknown, name: string, read: unknown][] = [
    ['coordinates', { lat: '45.5', lng: '9.25' }, 'coordinates', { lat: 45.5, lng: 9.25 }],
    ['coordinates', { lat: 91, lng: 9 }, 'coordinates', null],
    ['coordinates', { lat: 45 }, 'coordinates', null],
    ['coordinates', { lat: '', lng: null }, 'coordinates', null],
    ['coordinates', [45, 9], 'coordinates', null],
    ['satisfied_customers', '12', 'satisfiedCustomers', 12],
    ['satisfied_customers', -3, 'satisfiedCustomers', 0],
    ['satisfied_customers', 3.7, 'satisfiedCustomers', 3],
    ['satisfied_customers', 'many', 'satisfiedCustomers', 0],
    ['rating', '4.5', 'rating', 4.5],
    ['rating', {}, 'rating', null],
    ['full_address', '  ', 'fullAddress', null],
    ['full_address', 5, 'fullAddress', null],
    ['served_cities', ['MONZA', 5, null, ''], 'servedCities', ['MONZA']],
    ['served_cities', 'MONZA', 'servedCities', []],
    ['work_pictures', { 0: 'a' }, 'workPictures', []],
    ['phone', 393331234567, 'phone', null],
    ['first_subscription_date', { _seconds: 1 }, 'firstSubscriptionDate', null],
  ]
  for (const [field, given, name, read] of cases) {
    fake.on('getAffiliateByUid', 'answer', { times: 1, body: wireAffiliate(1, { [field]: given }) })
    const affiliate = await directory.byUid('u1', context)
    t.same({ ...affiliate }[name], read, `${field}: ${JSON.stringify(given)}`)
  }
})
