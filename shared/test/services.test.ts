import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { professions } from '../src/catalogue/professions.ts'
import { catalogue, isServiceSlug, serviceSlugs } from '../src/services/catalogue.ts'
import { landings } from '../src/services/landings.ts'
import { priceGuide, pricesOf } from '../src/services/price-guide.ts'
import { tiles } from '../src/services/tiles.ts'

const services = Object.values(catalogue)

t.test('every service is a folder of its slug, and no folder is left over', async (t) => {
  const entries = await readdir(join(import.meta.dirname, '../src/services'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  t.same(folders.toSorted(), serviceSlugs.toSorted())
})

t.test('no two services share a title, a label or a picture', async (t) => {
  for (const key of ['title', 'label', 'picture'] as const) {
    t.equal(new Set(services.map((service) => service[key])).size, services.length, key)
  }
})

t.test('landings and cards of the home page are numbered from 1 without a gap', async (t) => {
  t.same(
    landings.map(({ id }) => id),
    landings.map((_, index) => index + 1),
  )
  const positions = services.flatMap(({ homeCard }) => (homeCard === null ? [] : [homeCard.position]))
  t.same(
    positions.toSorted((one, other) => one - other),
    positions.map((_, index) => index + 1),
  )
})

t.test('a profession leads to one service at most', async (t) => {
  const trades = services.flatMap((service) => service.trades)
  t.equal(new Set(trades).size, trades.length)
  t.ok(trades.every((trade) => professions.includes(trade)))
})

t.test('a price row has an id of its own in the guide of all services', async (t) => {
  const rows = Object.values(pricesOf).map((prices) => Object.keys(prices).length)
  t.equal(
    Object.keys(priceGuide).length,
    rows.reduce((sum, count) => sum + count, 0),
  )
})

t.test('only the slugs of the catalogue are services', async (t) => {
  for (const { slug } of tiles) t.ok(isServiceSlug(slug))
  for (const other of ['', 'piscina', 'toString', '__proto__', 'Caldaia']) t.notOk(isServiceSlug(other))
})
