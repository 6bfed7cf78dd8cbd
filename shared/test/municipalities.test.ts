import { brotliCompressSync } from 'node:zlib'

import { capitals } from '@mestieri/shared/municipalities/capitals.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { nameRows, otherNameRows } from '@mestieri/shared/municipalities/names.ts'
import { places, placesByValue } from '@mestieri/shared/municipalities/places.ts'
import { provinceCapital, provinceSigns } from '@mestieri/shared/municipalities/provinces.ts'
import t from 'tap'

const { entries, otherNames } = municipalityList()
const values = entries.map((entry) => entry.value)
const official = values.slice(0, -4)

t.test(
  'the list has the 7,894 municipalities of 2026 and then the four province names of the specification',
  (t) => {
    t.equal(official.length, 7894)
    t.same(values.slice(-4), ['Medio Campidano', 'Ogliastra', 'Olbia-Tempio', 'Verbano-Cusio-Ossola'])
    t.end()
  },
)

t.test('every municipality has the form NAME (XX), without duplicates', (t) => {
  const pattern = /^[A-ZÀ-ÖØ-Þ' -]+ \([A-Z]{2}\)$/
  t.same(
    official.filter((value) => !pattern.test(value)),
    [],
  )
  t.equal(new Set(values).size, values.length)
  t.end()
})

t.test('names are spelled as in the specification’s examples', (t) => {
  for (const value of ['MONZA (MB)', "L'AQUILA (AQ)", 'FORLÌ (FC)', 'BELVÌ (NU)', 'ROMA (RM)']) {
    t.ok(values.includes(value), value)
  }
  t.end()
})

t.test('exactly five names exist in two provinces each', (t) => {
  const byName = Map.groupBy(official, (value) => value.slice(0, -5))
  const shared = [...byName.values()].filter((group) => group.length > 1).flat()
  t.same(shared.toSorted(), [
    'CASTRO (BG)',
    'CASTRO (LE)',
    'LIVO (CO)',
    'LIVO (TN)',
    'PEGLIO (CO)',
    'PEGLIO (PU)',
    'SAMONE (TN)',
    'SAMONE (TO)',
    'SAN TEODORO (ME)',
    'SAN TEODORO (OT)',
  ])
  t.end()
})

t.test('there are 110 provinces, each with a capital that is in the list and in the province', (t) => {
  t.equal(provinceSigns.length, 110)
  t.same([...new Set(official.map((value) => value.slice(-3, -1)))].toSorted(), [...provinceSigns])
  for (const [sign, capital] of Object.entries(capitals)) {
    if (!official.includes(capital) || !capital.endsWith(`(${sign})`)) t.fail(`${sign}: ${capital}`)
  }
  t.equal(provinceCapital('MB'), 'MONZA (MB)')
  t.equal(provinceCapital('FC'), 'FORLÌ (FC)')
  t.equal(provinceCapital('SU'), null, 'Sud Sardegna no longer exists')
  t.equal(provinceCapital('toString'), null)
  t.end()
})

t.test('Sardinia has the eight provinces of 2026', (t) => {
  const counts = Map.groupBy(
    places.filter((place) => place.region === 'Sardegna'),
    (place) => place.province,
  )
  t.same(Object.fromEntries([...counts].map(([sign, group]) => [sign, group.length])), {
    CA: 70,
    CI: 24,
    NU: 53,
    OG: 23,
    OR: 87,
    OT: 26,
    SS: 66,
    VS: 28,
  })
  t.end()
})

t.test('every municipality has coordinates in Italy and a population', (t) => {
  t.same(places.map((place) => place.value).toSorted(), official.toSorted())
  for (const { value, lat, lng, population } of places) {
    const inItaly = lat > 35.4 && lat < 47.1 && lng > 6.6 && lng < 18.6
    if (!inItaly || population < 20) t.fail(`${value}: ${lat}, ${lng}, ${population}`)
  }
  t.equal(new Set(places.map((place) => place.region)).size, 20)
  t.match(placesByValue.get('MONZA (MB)'), { name: 'Monza', region: 'Lombardia', capital: true })
  t.match(placesByValue.get("REGGIO NELL'EMILIA (RE)"), { name: "Reggio nell'Emilia" })
  t.end()
})

t.test('the largest cities have the highest population', (t) => {
  const largest = places.toSorted((a, b) => b.population - a.population).slice(0, 4)
  t.same(
    largest.map((place) => place.name),
    ['Roma', 'Milano', 'Napoli', 'Torino'],
  )
  t.end()
})

t.test('every other name refers to a municipality of the list and is not in the list itself', (t) => {
  for (const { name, value } of otherNames) {
    t.ok(official.includes(value), `${name} is ${value}`)
    t.notOk(official.includes(name), name)
  }
  t.end()
})

t.test('the names take at most 41 kB when compressed', (t) => {
  t.ok(brotliCompressSync(nameRows + otherNameRows).length <= 41_000)
  t.end()
})
