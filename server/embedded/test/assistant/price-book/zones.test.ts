import { places } from '@mestieri/shared/municipalities/places.ts'
import t from 'tap'

import { climateOf, zoneOf } from '../../../src/assistant/price-book/zones.ts'

t.test('labour costs what the surveys of each place say', (t) => {
  for (const [city, region, level] of [
    ['MILANO (MI)', 'Lombardia', 1.22],
    ['ROMA (RM)', 'Lazio', 1.22],
    ['TRENTO (TN)', 'Trentino-Alto Adige/Südtirol', 1.12],
    ['MONZA (MB)', 'Lombardia', 1.12],
    ['BOLOGNA (BO)', 'Emilia-Romagna', 1.08],
    ['LISSONE (MB)', 'Lombardia', 1.03],
    ['FIRENZE (FI)', 'Toscana', 1.03],
    ['SIENA (SI)', 'Toscana', 1],
    ['TRIESTE (TS)', 'Friuli-Venezia Giulia', 0.95],
    ["L'AQUILA (AQ)", 'Abruzzo', 0.95],
    ['BARI (BA)', 'Puglia', 0.88],
    ['NAPOLI (NA)', 'Campania', 0.86],
    ['PALERMO (PA)', 'Sicilia', 0.8],
  ] as const) {
    const { low, high } = zoneOf({ city, region })
    t.same([low, high], [level, level], city)
    t.ok(
      places.some((place) => place.value === city && place.region === region),
      `${city} is in the list`,
    )
  }
  t.end()
})

t.test('no municipality is outside the levels of the book', (t) => {
  const levels = new Set(places.map(({ value, region }) => zoneOf({ city: value, region }).low))
  t.same(
    [...levels].toSorted((a, b) => a - b),
    [0.8, 0.86, 0.88, 0.95, 1, 1.03, 1.08, 1.12, 1.22],
  )
  t.end()
})

t.test('a place that nobody named, and a province, are a range of levels', (t) => {
  t.match(zoneOf(null), { low: 0.88, high: 1.12 })
  const bergamo = { city: '', province: 'BG', region: 'Lombardia' }
  t.match(zoneOf(bergamo), { low: 1.03, high: 1.12 })
  t.match(zoneOf({ city: '', province: null, region: 'Sicilia' }), { low: 0.8, high: 0.8 })
  t.end()
})

t.test('the level is told in per cent of labour', (t) => {
  t.equal(zoneOf({ city: 'ROMA (RM)', region: 'Lazio' }).words, 'manodopera più cara della media, circa 22 %')
  t.equal(zoneOf({ city: '', region: 'Calabria' }).words, 'manodopera meno cara della media, circa 20 %')
  t.equal(zoneOf({ city: 'SIENA (SI)', region: 'Toscana' }).words, 'manodopera nella media')
  t.end()
})

t.test('the sun’s yield goes by the region', (t) => {
  t.same(['Lombardia', 'Lazio', 'Sicilia', null].map(climateOf), ['north', 'centre', 'south', 'centre'])
  t.end()
})
