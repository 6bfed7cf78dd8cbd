import { readFileSync } from 'node:fs'

import { placesByValue } from '@mestieri/shared/municipalities/places.ts'
import t from 'tap'

import { municipalityFiles } from '../scripts/municipality-files.ts'
import { addedCapitals, mergers, otherNames, positions, renames } from '../scripts/municipality-patches.ts'
import { municipalities, packagedMunicipalities } from '../scripts/municipality-sources.ts'
import sardinia from '../scripts/sardinia-2026-provinces.json' with { type: 'json' }

const packaged = packagedMunicipalities()
const hint = 'the package has caught up: drop the patch'

t.test('the committed lists equal the output of the script', (t) => {
  for (const [name, source] of Object.entries(municipalityFiles)) {
    const committed = readFileSync(new URL(`../src/municipalities/${name}`, import.meta.url), 'utf8')
    t.ok(committed === source, `${name}: run node shared/scripts/build-municipalities.ts`)
  }
  t.end()
})

t.test('every merger is still missing from the package', (t) => {
  for (const { from, into } of mergers) {
    for (const code of from) t.ok(packaged.has(code), `${code} into ${into.name}: ${hint}`)
  }
  t.end()
})

t.test('every rename is still missing from the package', (t) => {
  for (const [code, name] of Object.entries(renames)) {
    t.not(packaged.get(code)?.name, name, `${name}: ${hint}`)
  }
  t.end()
})

t.test('every corrected position is still a copy of a neighbour’s position in the package', (t) => {
  for (const code of Object.keys(positions)) {
    const own = packaged.get(code)
    const same = [...packaged.values()].filter((other) => other.lat === own?.lat && other.lng === own.lng)
    t.ok(same.length > 1, `${code}: ${hint}`)
  }
  t.end()
})

t.test('the reform of Sardinia and its capitals are still missing from the package', (t) => {
  const moved = Object.entries(sardinia).filter(
    ([code, province]) => packaged.get(code)?.province !== province,
  )
  t.ok(moved.length > 0, hint)
  t.equal(Object.keys(sardinia).length, 377)
  for (const code of addedCapitals) t.equal(packaged.get(code)?.capital, false, `${code}: ${hint}`)
  t.end()
})

t.test('a merged municipality has the total population of its parts and lies between them', (t) => {
  const merged = municipalities().find((entry) => entry.code === 'M439')
  const parts = ['C056', 'F838'].map((code) => packaged.get(code))
  t.match(merged, { name: 'Castegnero Nanto', province: 'VI', region: 'Veneto' })
  t.equal(
    merged?.population,
    parts.reduce((sum, part) => sum + (part?.population ?? 0), 0),
  )
  const lats = parts.map((part) => part?.lat ?? 0)
  t.ok(merged && merged.lat > Math.min(...lats) && merged.lat < Math.max(...lats))
  t.end()
})

t.test('every other name of the table refers to a municipality', (t) => {
  for (const [name, value] of Object.entries(otherNames))
    t.ok(placesByValue.has(value), `${name} is ${value}`)
  t.end()
})
