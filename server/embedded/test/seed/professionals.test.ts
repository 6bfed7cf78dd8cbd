import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

import { featuredProfessions, professions } from '@mestieri/shared/catalogue/professions.ts'
import { services, servicesOf } from '@mestieri/shared/catalogue/services.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { places } from '@mestieri/shared/municipalities/places.ts'
import t from 'tap'

import { createProfessionals, sampleCount } from '../../src/seed/professionals.ts'

const all = createProfessionals()
const count = (holds: (professional: (typeof all)[number]) => boolean) => all.filter(holds).length
const linksWhere = (holds: (professional: (typeof all)[number]) => boolean) =>
  all.filter(holds).map(({ link }) => link)
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

t.test('another process creates the same 1,500 professionals', async (t) => {
  const module = new URL('../../src/seed/professionals.ts', import.meta.url)
  const script = `import { createHash } from 'node:crypto'
    const { createProfessionals } = await import(${JSON.stringify(module.href)})
    process.stdout.write(createHash('sha256').update(JSON.stringify(createProfessionals())).digest('hex'))`
  const other = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  t.equal(all.length, sampleCount)
  t.equal(other, hash(all))
})

t.test('links and uids are unique, and links need no URL encoding', async (t) => {
  t.equal(new Set(all.map(({ link }) => link)).size, sampleCount)
  t.equal(new Set(all.map(({ uid }) => uid)).size, sampleCount)
  const wild = linksWhere(
    ({ link }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(link) || link.length > directoryLimits.maxLinkLength,
  )
  t.same(wild, [])
})

t.test('every trade and every province has professionals, and populous provinces have more', async (t) => {
  for (const profession of professions) t.ok(count((one) => one.profession === profession) >= 40, profession)
  const provinces = new Set(places.map(({ province }) => province))
  t.equal(provinces.size, 110)
  t.same(
    [...provinces].filter((province) => count((one) => one.province === province) < 3),
    [],
  )
  t.ok(count(({ province }) => province === 'MI') > count(({ province }) => province === 'IS') * 10)
})

t.test('the large cities have a second page of results for every featured trade', async (t) => {
  for (const value of ['MONZA (MB)', 'MILANO (MI)', 'ROMA (RM)', 'NAPOLI (NA)', 'TORINO (TO)']) {
    const town = places.find((place) => place.value === value)
    for (const profession of featuredProfessions) {
      const found = count(
        (one) =>
          one.profession === profession &&
          ((one.city === town?.name && one.province === town.province) ||
            one.served_cities.some((city) => city === town)),
      )
      t.ok(found >= 8, `${value} ${profession}: ${found}`)
    }
  }
})

t.test('professionals are based in existing municipalities and serve nearby ones', async (t) => {
  const known = new Map(places.map((place) => [`${place.name} ${place.province}`, place]))
  const homeOf = (one: (typeof all)[number]) => known.get(`${one.city} ${one.province}`)
  t.same(
    linksWhere((one) => homeOf(one) === undefined),
    ['senza-dati'],
  )
  const strayed = linksWhere((one) => {
    const home = homeOf(one)
    if (!home || !one.coordinates) return false
    return Math.hypot(one.coordinates.lat - home.lat, one.coordinates.lng - home.lng) > 0.03
  })
  t.same(strayed, [])
  const far = linksWhere((one) => {
    const home = homeOf(one)
    const cities = one.served_cities
    if (!home) return cities.length > 0
    const near = cities.every((city) => city !== home && Math.abs(city.lat - home.lat) < 0.6)
    return !near || cities.length > 12 || new Set(cities).size !== cities.length
  })
  t.same(far, [])
})

t.test('professionals offer only services of their trade', async (t) => {
  const strange = linksWhere(({ profession, affiliate_services: offered }) => {
    const labels: readonly string[] = servicesOf(profession)
    return offered.some((label) => !labels.includes(label)) || new Set(offered).size !== offered.length
  })
  t.equal(strange.length, 2, 'except the two edge cases')
  const everything = new Set(all.flatMap((one) => one.affiliate_services))
  const missing = Object.entries(services).filter(
    ([label, entry]) => entry.professions.length > 0 && !everything.has(label),
  )
  t.same(
    missing.map(([label]) => label),
    [],
    'every service of a trade is offered by at least one professional',
  )
})

t.test(
  'every optional field is missing in some professionals, and every count has its extremes',
  async (t) => {
    for (const field of [
      'full_address',
      'coordinates',
      'first_subscription_date',
      'profile_picture',
      'affiliate_info',
      'affiliate_info_short',
      'cuu',
      'email',
      'phone',
      'rating',
    ] as const) {
      const without = count((one) => one[field] === null)
      t.ok(without > 10 && without < sampleCount / 2, `${field} is missing ${without} times`)
    }
    for (const customers of [0, 1, 300]) t.ok(count((one) => one.satisfied_customers === customers) >= 1)
    t.equal(Math.max(...all.map((one) => one.satisfied_customers)), 300)
    for (const pictures of [0, 1, 12]) t.ok(count((one) => one.work_pictures.length === pictures) >= 1)
    for (const cities of [0, 1, 12]) t.ok(count((one) => one.served_cities.length === cities) >= 1)
    t.ok(count((one) => one.shopname.length > 100) >= 1)
    t.equal(
      count((one) => one.city === '' && one.full_address === null),
      1,
    )
    t.equal(
      count((one) => one.satisfied_customers === 0 && one.rating !== null),
      0,
      'a rating needs at least one customer',
    )
  },
)

t.test('every sample is marked as a sample', async (t) => {
  const unmarked = linksWhere(
    ({ uid, affiliate_info: info, email, phone, vat_nr: vat }) =>
      !uid.startsWith('esempio') ||
      !(info ?? '\n\nProfilo di esempio.').endsWith('\n\nProfilo di esempio.') ||
      !(email ?? '.example').endsWith('.example') ||
      !/^\+39300000\d{4}$/.test(phone ?? '+393000000000') ||
      (vat ?? '00000000000').slice(7, 10) !== '000',
  )
  t.same(unmarked, [])
})

t.test('VAT numbers have a valid check digit', async (t) => {
  const wrong = linksWhere(({ vat_nr: vat }) => {
    if (vat === null) return false
    const sum = Array.from(vat, Number).reduce((total, digit, index) => {
      const part = index % 2 === 0 ? digit : digit * 2
      return total + (part > 9 ? part - 9 : part)
    }, 0)
    return !/^\d{11}$/.test(vat) || sum % 10 !== 0
  })
  t.same(wrong, [])
})

t.test('texts have no placeholder left, use typographic apostrophes and vary', async (t) => {
  const texts = all.flatMap((one) => (one.affiliate_info === null ? [] : [one.affiliate_info]))
  t.same(
    texts.filter((text) => /[{}']|undefined/.test(text)),
    [],
  )
  t.ok(new Set(texts).size > texts.length * 0.97)
  t.ok(
    texts.some((text) => text.includes('ad A')),
    'the preposition before a vowel',
  )
  t.ok(
    texts.some((text) => text.includes('\n– ')),
    'a list',
  )
  t.ok(texts.filter((text) => text.split('\n\n').length > 3).length > 100, 'several paragraphs')
})
