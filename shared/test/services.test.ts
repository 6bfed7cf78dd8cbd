import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

import { professions } from '../src/catalogue/professions.ts'
import { catalogue, isServiceSlug, serviceSlugs } from '../src/services/catalogue.ts'
import { homeCards } from '../src/services/home-cards.ts'
import type { ChoiceQuestion, NumberQuestion } from '../src/services/interview.ts'
import { interviews } from '../src/services/interviews.ts'
import { landings } from '../src/services/landings.ts'
import { tiles } from '../src/services/tiles.ts'
import { allPrices } from './all-prices.ts'

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
  const positions = Object.values(homeCards).flatMap((card) => (card === null ? [] : [card.position]))
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

t.test('an id names one row among the prices of all services', async (t) => {
  const ids = Object.values(allPrices).flatMap((rows) => Object.keys(rows))
  t.same(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  )
  t.ok(ids.length >= 25)
})

t.test('every question of an interview can be asked, tapped and understood', async (t) => {
  for (const [slug, { questions }] of Object.entries(interviews)) {
    const all: readonly (ChoiceQuestion | NumberQuestion)[] = Object.values(questions)
    for (const question of all) {
      const name = `${slug}: ${question.id}`
      t.ok(question.chips.length >= 1 && question.chips.length <= 4, `${name} has one to four quick answers`)
      if ('bounds' in question) {
        t.ok(question.bounds[0] < question.bounds[1], `${name} has a lower and an upper bound`)
        continue
      }
      const { options, price, yes, no, otherwise } = question
      const named = [yes, no, otherwise, price?.reference, ...(price?.typical ?? []), ...(price?.span ?? [])]
      for (const option of named) t.ok(option === undefined || Object.hasOwn(options, option), name)
      t.ok(Object.keys(options).length >= 2, name)
    }
  }
})

t.test('only the slugs of the catalogue are services', async (t) => {
  for (const { slug } of tiles) t.ok(isServiceSlug(slug))
  for (const other of ['', 'piscina', 'toString', '__proto__', 'Caldaia']) t.notOk(isServiceSlug(other))
})
