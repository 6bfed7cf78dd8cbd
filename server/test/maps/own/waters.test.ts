import { places } from '@mestieri/shared/municipalities/places.ts'
import t from 'tap'

import { lakeIslands, type LakeOutline, lakes } from '../../../src/maps/own/waters.ts'

function contains(outline: LakeOutline, lng: number, lat: number): boolean {
  let inside = false
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

/** The distance from a town to the nearest point of an outline, in km. */
function distance(outline: LakeOutline, name: string): number {
  const town = places.find((place) => place.name === name)
  if (!town) throw new Error(name)
  const lngKm = 111.3 * Math.cos((town.lat * Math.PI) / 180)
  return Math.min(
    ...outline.map(([lng, lat]) => Math.hypot((lng - town.lng) * lngKm, (lat - town.lat) * 111.3)),
  )
}

t.test('no town is in a lake', (t) => {
  for (const [lake, outline] of Object.entries(lakes)) {
    const drowned = places
      .filter(({ lng, lat }) => contains(outline, lng, lat))
      .filter(({ name, lng, lat }) => !contains(lakeIslands[name] ?? [], lng, lat))
    t.same(
      drowned.map(({ name }) => name),
      [],
      lake,
    )
  }
  t.end()
})

t.test('the middle of a lake is water', (t) => {
  t.ok(contains(lakes['garda'] ?? [], 10.65, 45.56))
  t.ok(contains(lakes['trasimeno'] ?? [], 12.1, 43.14))
  t.ok(contains(lakes['bolsena'] ?? [], 11.93, 42.6))
  t.end()
})

t.test('the towns on the shore of a lake are near its outline', (t) => {
  const shores: Readonly<Record<string, readonly string[]>> = {
    garda: ['Peschiera del Garda', 'Malcesine', 'Riva del Garda', 'Salò', 'Limone sul Garda'],
    como: ['Bellagio', 'Lecco', 'Como', 'Menaggio', 'Varenna', 'Colico'],
    maggiore: ['Stresa', 'Luino', 'Cannobio', 'Arona', 'Angera'],
    iseo: ['Iseo', 'Sarnico', 'Lovere', 'Pisogne'],
    trasimeno: ['Passignano sul Trasimeno', 'Tuoro sul Trasimeno', 'Castiglione del Lago'],
    bolsena: ['Bolsena', 'Marta', 'Capodimonte'],
    bracciano: ['Bracciano', 'Anguillara Sabazia', 'Trevignano Romano'],
  }
  for (const [lake, towns] of Object.entries(shores)) {
    for (const town of towns) {
      const km = distance(lakes[lake] ?? [], town)
      t.ok(km < 3, `${town}: ${km.toFixed(1)} km`)
    }
  }
  t.end()
})
