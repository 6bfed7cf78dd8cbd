import t from 'tap'

import { priceDrivers } from '../../../src/assistant/estimate/drivers.ts'
import { estimate } from '../../../src/assistant/estimate/service-estimate.ts'
import { roundPrice } from '../../../src/assistant/estimate/service-rounding.ts'
import type { Facts } from '../../../src/assistant/slots/facts.ts'
import { book, services } from '../interviews.ts'

t.test('prices are rounded to 50 € below 2,000 €, to 100 € above', (t) => {
  for (const [euro, rounded] of [
    [10, 50],
    [1024, 1000],
    [1025, 1050],
    [1975, 2000],
    [2049, 2000],
    [2050, 2100],
    [5750, 5800],
    [10_350, 10_400],
    // What 9000 * 1.15 is in binary.
    [10_349.999_999_999_998, 10_400],
  ] as const) {
    t.equal(roundPrice(euro), rounded, String(euro))
  }
  t.end()
})

const bathroom = services.get('ristrutturazione_bagno')
if (!bathroom) throw new Error('no service for bathrooms')
const choice = (option: string) => ({ kind: 'choice', option }) as const
const number = (value: number) => ({ kind: 'number', low: value, high: value }) as const
const facts: Facts = {
  lavoro: choice('completo'),
  superficie: number(6),
  fascia: choice('media'),
  piano: choice('ascensore'),
  comune: {
    kind: 'place',
    place: { city: 'MONZA (MB)', province: 'MB', region: 'Lombardia', label: 'Monza (MB)' },
  },
}

t.test('the estimate says on which rows it stands', (t) => {
  const found = estimate(bathroom, facts, book)
  t.match(found, { min: 5800, max: 10_400, vat: 'esclusa' })
  t.same(found?.used, [book.prices.bathroom, book.prices.bathroomAtLeast])
  t.match(found?.scale, { min: 2300, max: 19_100 }, 'from a restyling to the finest without a lift')
  t.end()
})

t.test('the three biggest drivers come first, each with which way it moves the price', (t) => {
  t.same(priceDrivers(bathroom, facts, book), [
    { label: 'Tubi e scarichi nuovi', effect: 'alza', words: 'più alto' },
    { label: 'Zona Monza (MB)', effect: 'alza', words: 'più alto' },
    { label: 'Bagno di 6 m²', effect: 'neutro', words: 'nella media' },
  ])
  const open: Facts = { ...facts, fascia: choice('alta'), piano: { kind: 'unknown' } }
  t.match(priceDrivers(bathroom, open, book), [
    { label: 'Tubi e scarichi nuovi' },
    { label: 'Sanitari e piastrelle di fascia alta', effect: 'alza' },
    { label: 'Zona Monza (MB)' },
  ])
  const unsaid: Facts = { ...facts, lavoro: { kind: 'unknown' } }
  t.match(priceDrivers(bathroom, unsaid, book)[0], {
    label: 'Rifarlo tutto o solo in vista',
    effect: 'neutro',
    words: 'da definire',
  })
  t.end()
})

t.test('no service mixes prices with and without VAT', (t) => {
  for (const service of services.values()) {
    const found = estimate(service, {}, book)
    const kinds = new Set(found?.used.map(({ vat }) => vat).filter((vat) => vat !== 'nessuna'))
    t.same([...kinds], [service.vat.replace('IVA ', '')], service.slug)
  }
  t.end()
})
