import { join } from 'node:path'

import { vatWords } from '@mestieri/shared/catalogue/vat.ts'
import { kinds as boiler } from '@mestieri/shared/services/caldaia/jobs/all.ts'
import type { LandingSlug } from '@mestieri/shared/services/catalogue.ts'
import { kinds as solar } from '@mestieri/shared/services/impianto_fotovoltaico/jobs/all.ts'
import type { JobKind } from '@mestieri/shared/services/job-kind.ts'
import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { priced, shown } from '@mestieri/shared/services/landing-prices.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import { kinds as renovation } from '@mestieri/shared/services/ristrutturazione/jobs/all.ts'
import { kinds as bathroom } from '@mestieri/shared/services/ristrutturazione_bagno/jobs/all.ts'
import { kinds as facade } from '@mestieri/shared/services/ristrutturazione_facciata/jobs/all.ts'
import { kinds as roof } from '@mestieri/shared/services/ristrutturazione_tetto/jobs/all.ts'
import { kinds as windows } from '@mestieri/shared/services/serramenti/jobs/all.ts'
import { kinds as painting } from '@mestieri/shared/services/tinteggiatura/jobs/all.ts'
import t from 'tap'

import { describePictures } from '../../../scripts/pictures.ts'

const masters = await describePictures(join(import.meta.dirname, '../../../art'))

for (const { slug, picture } of landings) {
  t.test(`the landing '${slug}' is complete and its figures fit`, async (t) => {
    const { prices, drivers, permits, questions, description, documentTitle, closeUp } = landingContents[slug]
    t.ok(documentTitle.length <= 60 && description.length <= 170, 'title and description are not cut off')
    t.equal(prices.top % prices.step, 0, 'the scale ends on a mark')
    t.ok([4, 5].includes(prices.top / prices.step), 'the scale has the marks that its style knows')
    for (const { label, price } of prices.bars) {
      const { gross, net } = price
      t.ok(0 < gross.min && gross.min < gross.max && gross.max <= prices.top, `'${label}' is on the scale`)
      t.ok(net.min < gross.min && net.max < gross.max, 'with VAT')
    }
    t.ok(prices.rows.length >= 2, 'the method lists what the prices are made of')
    t.ok(new Set(prices.rows.map(({ row }) => row)).size === prices.rows.length, 'each once')
    for (const { row, vatRate } of prices.rows) {
      t.equal(row.vat, 'esclusa', 'the guide is without VAT')
      t.ok(vatRate >= 0.1 && vatRate < 0.22, `'${row.label}' has its rate`)
    }
    t.match(prices.vat, /^IVA.*10 %/, 'the rate is named')
    t.notMatch(prices.lead, /IVA/, 'once')
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
        known: prices.rows.some(({ row, vatRate }) => {
          const gross = shown(priced(row, vatRate).gross)
          return gross.min === Number(min) && gross.max === Number(max)
        }),
        ours: text.includes('stima nostra'),
      })),
    ),
  )
  t.ok(said.length >= 6)
  for (const { range, known, ours } of said) t.ok(known || ours, range)
})

function example(slug: LandingSlug) {
  return landingContents[slug].prices.example.price
}

const net = (slug: LandingSlug) => example(slug).net

t.test('the examples are what their words work out to, without VAT', async (t) => {
  t.same(net('ristrutturazione_tetto'), { min: 120 * 95, max: 120 * 160 })
  t.same(net('ristrutturazione_bagno'), { min: 3500 + 8 * 450, max: 6000 + 8 * 800 })
  t.same(net('ristrutturazione'), { min: 80 * 700, max: 80 * 1250 })
  t.same(net('impianto_fotovoltaico'), { min: 3 * 1400, max: 3 * 2300 })
  t.same(net('tinteggiatura'), { min: 200 * 5, max: 200 * 8.5 })
  t.same(net('serramenti'), { min: 16 * 380, max: 16 * 620 })
  t.same(net('ristrutturazione_facciata'), { min: 200 * 75, max: 200 * 130 })
  t.same(net('caldaia'), { min: 1800 + 6 * 55, max: 3000 + 6 * 110 })
})

t.test('each part of a price bears its own rate of VAT', async (t) => {
  t.same(shown(example('tinteggiatura').gross), { min: 1100, max: 1870 })
  t.same(shown(example('serramenti').gross), { min: 7050, max: 11_510 })
  t.same(shown(example('caldaia').gross), { min: 2370, max: 4090 })
})

t.test('the prices have the VAT of the assistant’s job', async (t) => {
  const kinds: Readonly<Record<LandingSlug, JobKind>> = {
    ristrutturazione: renovation.completa,
    ristrutturazione_bagno: bathroom.completo,
    ristrutturazione_tetto: roof.rifare,
    ristrutturazione_facciata: facade.facciata,
    tinteggiatura: painting.interni,
    serramenti: windows.finestre,
    impianto_fotovoltaico: solar.impianto,
    caldaia: boiler.sostituzione,
  }
  for (const { slug } of landings) {
    t.equal(landingContents[slug].prices.vat, vatWords(kinds[slug].vatRate), slug)
    t.equal(landingContents[slug].prices.rows[0]?.vatRate, kinds[slug].vatRate, slug)
  }
})

t.test('a range is rounded outwards by its size', async (t) => {
  t.same(shown({ min: 5.5, max: 9.35 }), { min: 5.5, max: 9.4 })
  t.same(shown({ min: 7 * 1.1, max: 12 * 1.1 }), { min: 7.7, max: 13.2 })
  t.same(shown({ min: 60.5, max: 99.1 }), { min: 60, max: 100 })
  t.same(shown({ min: 104.5, max: 176 }), { min: 100, max: 180 })
  t.same(shown({ min: 1101, max: 1871 }), { min: 1100, max: 1880 })
})
