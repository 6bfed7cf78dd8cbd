import { placesByValue, type Place } from '@mestieri/shared/municipalities/places.ts'
import t from 'tap'

import { loadGeography } from '../../../src/maps/own/geography.ts'
import { italySilhouette } from '../../../src/maps/own/inset.ts'
import { drawMap } from '../../../src/maps/own/own-map.ts'
import { palettes } from '../../../src/maps/own/palette.ts'
import { rivers } from '../../../src/maps/own/waters.ts'

const geography = await loadGeography()
const silhouette = italySilhouette(geography)
const po = rivers['po'] ?? []

function place(value: string): Place {
  const found = placesByValue.get(value)
  if (!found) throw new Error(`no such place: ${value}`)
  return found
}

/** The strokes of rivers on the map of a town. */
function strokes(value: string, theme: 'light' | 'dark' = 'light'): number {
  const { name: label, lat, lng } = place(value)
  const request = { coordinates: { lat, lng }, label, width: 640, height: 320, theme }
  const svg = drawMap(geography, silhouette, request)
  return svg.split(`stroke="${palettes[theme].coast}" stroke-width="2"`).length - 1
}

/** The distance from a town to the river, in km. Negative: the town is on its right bank, to the south. */
function distance(value: string): number {
  const { lat, lng } = place(value)
  const lngKm = 111.3 * Math.cos((lat * Math.PI) / 180)
  let nearest = { km: Infinity, isSouth: false }
  for (const [index, [x1, y1]] of po.entries()) {
    const [x2, y2] = po[index + 1] ?? [x1, y1]
    const [dx, dy] = [(x2 - x1) * lngKm, (y2 - y1) * 111.3]
    const [px, py] = [(lng - x1) * lngKm, (lat - y1) * 111.3]
    const length = dx * dx + dy * dy
    const along = length > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / length)) : 0
    const km = Math.hypot(px - along * dx, py - along * dy)
    if (km < nearest.km) nearest = { km, isSouth: dx * py - dy * px < 0 }
  }
  return nearest.isSouth ? -nearest.km : nearest.km
}

t.test('towns on the Po are near it, on their bank', async (t) => {
  for (const north of ['CHIVASSO (TO)', 'CREMONA (CR)', 'OSTIGLIA (MN)']) {
    const km = distance(north)
    t.ok(km > 0 && km < 6, `${north}: ${km.toFixed(1)} km`)
  }
  for (const south of ['PIACENZA (PC)', 'GUASTALLA (RE)', 'FERRARA (FE)', 'CASALE MONFERRATO (AL)']) {
    const km = -distance(south)
    t.ok(km > 0 && km < 9, `${south}: ${km.toFixed(1)} km`)
  }
})

t.test('a map has the river that crosses it, in light and dark', async (t) => {
  t.equal(strokes('TORINO (TO)'), 1)
  t.equal(strokes('CREMONA (CR)', 'dark'), 1)
  t.equal(strokes('ROMA (RM)'), 0)
  t.equal(strokes('CAGLIARI (CA)'), 0)
})
