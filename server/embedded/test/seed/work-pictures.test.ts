import { professions } from '@mestieri/shared/catalogue/professions.ts'
import t from 'tap'

import { createAffiliateRecords } from '../../src/callables/affiliate-records.ts'
import { createProfessionals } from '../../src/seed/professionals.ts'
import type { SampleProfessional } from '../../src/seed/sample-professional.ts'
import { seedSamples } from '../../src/seed/seed.ts'
import { jobsOf, pictureNames } from '../../src/seed/work-pictures.ts'
import { seededDatabase } from '../data-folder.ts'

const pageSize = 12
const cardPictures = 3

const all = createProfessionals()
const byLink = new Map(all.map((one) => [one.link, one]))
const records = createAffiliateRecords(seededDatabase(t))

/** All results of a search, in the order of the site. */
function results(location: string): SampleProfessional[] {
  const { rows } = records.search({ profession: '', location, pageSize: all.length, pageNumber: 1 })
  return rows.map((row) => byLink.get(String(row['link'])) as SampleProfessional)
}

/** The pages of the search for every trade, and of the search for each trade. */
function pagesOf(found: readonly SampleProfessional[]): SampleProfessional[][] {
  const searches = [found, ...Map.groupBy(found, ({ profession }) => profession).values()]
  return searches.flatMap((search) =>
    Array.from({ length: Math.ceil(search.length / pageSize) }, (_, page) =>
      search.slice(page * pageSize, (page + 1) * pageSize),
    ),
  )
}

/** The items that the list has more than once. */
const repeated = (list: readonly string[]) => [
  ...new Set(list.filter((item, at) => list.indexOf(item) !== at)),
]
const onCard = (one: SampleProfessional) => one.work_pictures.slice(0, cardPictures)

t.test('there are at least 160 work pictures, and each trade has jobs for a page of results', async (t) => {
  t.ok(pictureNames().length >= 160, String(pictureNames().length))
  for (const profession of professions) t.ok(jobsOf(profession).length >= pageSize, profession)
})

t.test('firms show only work of their own trade, each picture once', async (t) => {
  for (const { link, profession, work_pictures: pictures } of all) {
    const own = new Set(jobsOf(profession).flatMap((job) => job.pictures))
    const foreign = pictures.filter((name) => !own.has(name) && name !== 'rimossa.webp')
    if (foreign.length > 0 || repeated(pictures).length > 0) t.fail(`${link}: ${pictures.join(' ')}`)
  }
})

t.test('no two firms of one town share a picture', async (t) => {
  const towns = Map.groupBy(all, ({ city, province }) => `${city} (${province})`)
  const shared = [...towns].filter(
    ([, firms]) => repeated(firms.flatMap((one) => one.work_pictures)).length > 0,
  )
  t.same(
    shared.map(([town]) => town),
    [],
  )
})

t.test('no result page of a town shows a picture twice', async (t) => {
  const towns = new Set(
    all.flatMap(({ city, province, served_cities: served }) => [
      ...(city === '' ? [] : [`${city} (${province})`]),
      ...served.map(({ value }) => value),
    ]),
  )
  for (const town of towns)
    for (const page of pagesOf(results(town))) {
      const twice = repeated(page.flatMap(onCard))
      if (twice.length > 0) t.fail(`${town}: ${twice.join(' ')}`)
    }
  t.ok(towns.size > 1000)
})

t.test('no result page of all Italy shows a main picture twice', async (t) => {
  for (const [index, page] of pagesOf(results('')).entries())
    t.same(repeated(page.flatMap(({ work_pictures: [main] }) => main ?? [])), [], `page ${index + 1}`)
})

t.test('most firms have pictures, and some have none', async (t) => {
  const without = all.filter(({ work_pictures: pictures }) => pictures.length === 0).length
  t.ok(without > 50 && without < all.length / 4, `${without} of ${all.length} have none`)
})

t.test('samples of an earlier version get the new pictures at the next start', async (t) => {
  const database = seededDatabase(t)
  const pictures = () => database.prepare('SELECT link, work_pictures, profile_picture FROM affiliates').all()
  const before = pictures()
  database.exec('UPDATE affiliates SET work_pictures = \'["bagno-1-close.webp"]\', profile_picture = NULL')
  database.exec("DELETE FROM seeds WHERE name <> 'affiliates'")
  t.equal(seedSamples(database), false, 'the samples themselves stay')
  t.same(pictures(), before)
})
