import { join } from 'node:path'

import type { LandingSlug } from '@mestieri/shared/services/catalogue.ts'
import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import t from 'tap'

import { describePictures } from '../../../scripts/pictures.ts'

const masters = await describePictures(join(import.meta.dirname, '../../../art'))

for (const { slug, picture } of landings) {
  t.test(`the landing '${slug}' is complete and its figures fit`, async (t) => {
    const { prices, drivers, permits, questions, description, documentTitle, closeUp } = landingContents[slug]
    t.ok(documentTitle.length <= 60 && description.length <= 170, 'title and description are not cut off')
    t.equal(prices.top % prices.step, 0, 'the scale ends on a mark')
    t.ok([4, 5].includes(prices.top / prices.step), 'the scale has the marks that its style knows')
    for (const { label, range } of prices.bars) {
      t.ok(0 < range.min && range.min < range.max && range.max <= prices.top, `'${label}' is on the scale`)
    }
    t.ok(prices.rows.length >= 2, 'the method lists what the prices are made of')
    t.ok(new Set(prices.rows).size === prices.rows.length, 'each once')
    t.equal(new Set(prices.rows.map(({ vat }) => vat)).size, 1, 'with and without VAT are not mixed')
    t.match(prices.lead, /IVA/, 'and it is said which')
    const { left, top, width } = closeUp
    const height = width * 0.8
    const master = masters[picture]
    if (!master) throw new Error(`no picture '${picture}'`)
    t.ok(
      left + width <= master.width && top + height <= master.height,
      'the close-up is a part of the picture',
    )
    for (const { title, spot } of drivers) {
      if (!spot) continue
      const [x, y] = spot
      t.ok(
        left + 30 < x && x < left + width - 30 && top + 30 < y && y < top + height - 30,
        `'${title}' can be seen in the close-up`,
      )
    }
    t.ok(drivers.length >= 5 && permits.length >= 3 && questions.length >= 4)
    t.equal(new Set(questions.map(({ question }) => question)).size, questions.length)
  })
}

t.test('what the drivers say of money is what the guide says', async (t) => {
  const said = Object.values(landingContents).flatMap(({ drivers, prices }) =>
    drivers.flatMap(({ text }) =>
      [...text.matchAll(/(\d+)–(\d+) €/g)].map(([range, min, max]) => ({
        range,
        known: prices.rows.some((row) => row.min === Number(min) && row.max === Number(max)),
        ours: text.includes('stima nostra'),
      })),
    ),
  )
  t.ok(said.length >= 6)
  for (const { range, known, ours } of said) t.ok(known || ours, range)
})

function example(slug: LandingSlug) {
  return landingContents[slug].prices.example.range
}

t.test('the examples are what their words work out to', async (t) => {
  t.same(example('ristrutturazione_tetto'), { min: 120 * 95, max: 120 * 160 })
  t.same(example('ristrutturazione_bagno'), { min: 8 * 800, max: 8 * 1400 })
  t.same(example('ristrutturazione'), { min: 80 * 600, max: 80 * 1300 })
  t.same(example('impianto_fotovoltaico'), { min: 3 * 1400, max: 3 * 2300 })
  t.same(example('tinteggiatura'), { min: 200 * 5, max: 200 * 12 })
  t.same(example('serramenti'), { min: 16 * 380, max: 16 * 620 })
  t.same(example('ristrutturazione_facciata'), { min: 200 * 75, max: 200 * 130 })
  t.same(example('caldaia'), { min: 1800 + 6 * 55, max: 3000 + 6 * 110 })
})
