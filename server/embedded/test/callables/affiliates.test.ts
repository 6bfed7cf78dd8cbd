import { professions } from '@mestieri/shared/catalogue/professions.ts'
import { pino } from 'pino'
import t from 'tap'

import { buildEmbeddedUpstream } from '../../src/app.ts'
import { seededDatabase } from '../data-folder.ts'

interface Affiliate {
  readonly link: string
  readonly uid: string
  readonly shopname: string
  readonly profession: string
  readonly city: string
  readonly province: string
  readonly served_cities: string[]
  readonly satisfied_customers: number
}
interface Page {
  readonly affiliates: Affiliate[]
  readonly total_affiliates: number
  readonly total_pages: number
}

const log = pino({ level: 'silent' })
const publicOrigin = () => 'http://pictures.example'
const app = buildEmbeddedUpstream({
  database: seededDatabase(t),
  publicOrigin,
  log,
})
t.teardown(() => app.close())

async function call(name: string, payload: object) {
  const reply = await app.inject({ method: 'POST', url: `/callablesForPortal/${name}`, payload })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}

async function search(filters: {
  profession?: string
  location?: string
  size?: number
  page?: number
}): Promise<Page> {
  const { status, body } = await call('get_affiliates_by_profession', {
    profession: filters.profession ?? '',
    location: filters.location ?? '',
    page_size: filters.size ?? 6,
    page_number: filters.page ?? 1,
  })
  if (status !== 200) throw new Error(`search answered ${status}`)
  return body as Page
}

async function searchAll(filters: { profession?: string; location?: string }): Promise<Affiliate[]> {
  const first = await search({ ...filters, size: 100 })
  const rest = Array.from({ length: Math.max(first.total_pages - 1, 0) }, (_, index) =>
    search({ ...filters, size: 100, page: index + 2 }),
  )
  return [first, ...(await Promise.all(rest))].flatMap((page) => page.affiliates)
}

/** The documented order of professionals who match a search equally well. */
function compare(a: Affiliate, b: Affiliate): number {
  if (a.satisfied_customers !== b.satisfied_customers) return b.satisfied_customers - a.satisfied_customers
  const [left, right] = a.shopname === b.shopname ? [a.link, b.link] : [a.shopname, b.shopname]
  return Buffer.compare(Buffer.from(left), Buffer.from(right))
}

t.test('without filters all 1,500 professionals are listed without overlap or gap', async (t) => {
  const all = await searchAll({})
  t.equal(all.length, 1500)
  t.equal(new Set(all.map(({ link }) => link)).size, 1500)
  const page = await search({ size: 6, page: 250 })
  t.equal(page.total_affiliates, 1500)
  t.equal(page.total_pages, 250)
  t.same(page.affiliates, all.slice(-6))
})

t.test('the twelve professions partition all professionals', async (t) => {
  const totals = await Promise.all(
    professions.map(async (profession) => {
      const found = await searchAll({ profession })
      t.ok(
        found.every((one) => one.profession === profession),
        profession,
      )
      return found.length
    }),
  )
  t.equal(
    totals.reduce((sum, total) => sum + total),
    1500,
  )
})

t.test('a place lists professionals based there first, then those who serve it, by customers', async (t) => {
  const found = await searchAll({ location: 'MONZA (MB)', profession: 'Idraulico' })
  t.ok(found.length >= 8)
  const based = found.filter((one) => one.city === 'Monza')
  const coming = found.filter((one) => one.city !== 'Monza')
  t.ok(based.length > 0 && coming.length > 0)
  t.same(found, [...based, ...coming])
  t.ok(coming.every((one) => one.served_cities.includes('Monza')))
  for (const group of [based, coming]) {
    const customers = group.map((one) => one.satisfied_customers)
    t.same(
      customers,
      customers.toSorted((a, b) => b - a),
    )
  }
})

t.test('equal numbers of customers are ordered by name, equal names by link', async (t) => {
  const all = await searchAll({})
  t.same(
    all.map(({ link }) => link),
    all.toSorted(compare).map(({ link }) => link),
  )
})

t.test('a place is found in any case and with or without accents, but only with its province', async (t) => {
  const exact = await search({ location: 'FORLÌ (FC)' })
  t.ok(exact.total_affiliates >= 3)
  t.same(await search({ location: 'Forli (fc)' }), exact)
  t.ok((await search({ location: "L'AQUILA (AQ)" })).total_affiliates >= 2)
  t.match(await search({ location: 'MONZA (MI)' }), { affiliates: [], total_affiliates: 0, total_pages: 0 })
})

t.test('the four province names at the end of the list match their provinces', async (t) => {
  for (const [location, sign] of [
    ['Medio Campidano', 'VS'],
    ['Ogliastra', 'OG'],
    ['Olbia-Tempio', 'OT'],
    ['Verbano-Cusio-Ossola', 'VB'],
  ] as const) {
    const found = await searchAll({ location })
    const based = found.filter((one) => one.province === sign)
    t.ok(based.length >= 3, location)
    t.same(found.slice(0, based.length), based, 'those who are based there come first')
    t.equal(new Set(found.map(({ link }) => link)).size, found.length, 'nobody twice')
  }
})

t.test('a search without results, or a page after the last one, is an empty list', async (t) => {
  t.match(await search({ location: 'ATLANTIDE (XX)' }), {
    affiliates: [],
    total_affiliates: 0,
    total_pages: 0,
  })
  t.match(await search({ profession: 'Astronauta' }), { affiliates: [], total_affiliates: 0, total_pages: 0 })
  t.match(await search({ location: '???' }), { affiliates: [], total_affiliates: 0 })
  t.match(await search({ page: 251 }), { affiliates: [], total_affiliates: 1500, total_pages: 250 })
})

t.test('quotes and other special characters in a filter are plain text', async (t) => {
  t.match(await search({ location: `'; DROP TABLE affiliates; -- (MB)` }), { total_affiliates: 0 })
  t.equal((await search({})).total_affiliates, 1500)
})

t.test('link and uid find the same professional, with every field', async (t) => {
  const [found] = (await search({ location: 'BIASSONO (MB)', profession: 'Impresa Edile' })).affiliates
  for (const [name, key] of [
    ['get_affiliate_shop_data_by_url/', { link: found?.link }],
    ['get_affiliate_shop_data_by_url', { link: found?.link }],
    ['get_affiliate_by_uid/', { uid: found?.uid }],
    ['get_affiliate_by_uid', { uid: found?.uid }],
  ] as const) {
    t.same(await call(name, key), { status: 200, body: found }, name)
  }
  t.same(Object.keys(found ?? {}).toSorted(), [
    'affiliate_id',
    'affiliate_info',
    'affiliate_info_short',
    'affiliate_name',
    'affiliate_services',
    'city',
    'coordinates',
    'cuu',
    'email',
    'first_subscription_date',
    'full_address',
    'link',
    'phone',
    'profession',
    'profile_picture',
    'province',
    'rating',
    'satisfied_customers',
    'served_cities',
    'shopname',
    'uid',
    'vat_nr',
    'work_pictures',
  ])
})

t.test('missing data of a professional are null or empty', async (t) => {
  const { body } = await call('get_affiliate_shop_data_by_url/', { link: 'senza-dati' })
  t.match(body, {
    shopname: 'Senza Dati',
    city: '',
    province: '',
    affiliate_services: [],
    served_cities: [],
    work_pictures: [],
    full_address: null,
    coordinates: null,
    profile_picture: null,
    affiliate_info: null,
    rating: null,
    satisfied_customers: 0,
  })
})

t.test('picture URLs begin with the current origin', async (t) => {
  const { body } = await call('get_affiliate_shop_data_by_url/', { link: 'idraulica-borghi-como' })
  t.match(body, {
    profile_picture: 'http://pictures.example/pictures/rimossa.webp',
    work_pictures: [/^http:\/\/pictures\.example\/pictures\/[a-z0-9-]+\.webp$/],
  })
})

t.test('an unknown link or uid is a 404', async (t) => {
  for (const [name, key] of [
    ['get_affiliate_shop_data_by_url/', { link: 'nessuno' }],
    ['get_affiliate_shop_data_by_url/', { link: '' }],
    ['get_affiliate_by_uid/', { uid: 'nessuno' }],
    ['get_affiliate_by_uid/', { uid: "' OR 1=1 --" }],
  ] as const) {
    t.match(await call(name, key), { status: 404, body: { message: 'Affiliate not found' } })
  }
})

t.test('an invalid body is a 400', async (t) => {
  const fits = { profession: '', location: '', page_size: 6, page_number: 1 }
  for (const change of [
    { page_size: 0 },
    { page_size: 101 },
    { page_size: 2.5 },
    { page_number: 0 },
    { page_number: -1 },
    { page_number: 'first' },
    { profession: 'x'.repeat(65) },
    { location: { $gt: '' } },
  ]) {
    const { status } = await call('get_affiliates_by_profession', { ...fits, ...change })
    t.equal(status, 400, JSON.stringify(change))
  }
  t.equal((await call('get_affiliate_by_uid/', {})).status, 400)
})

t.test('an unknown callable is a 404', async (t) => {
  t.equal((await call('get_everything', {})).status, 404)
})
