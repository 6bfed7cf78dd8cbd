import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'
import { geoMercator } from 'd3-geo'
import type { Position } from 'geojson'

import type { Geography } from './geography.ts'
import type { Box } from './labels.ts'
import { palette } from './palette.ts'
import { element, px } from './svg.ts'

/** Pixels; the silhouette fills the inner box. */
const size = { width: 58, height: 70, padding: 7 }

/** Italy's corners: the South Tyrolean ridge, Lampedusa, Bardonecchia, Otranto. */
const corners: Position[] = [
  [6.6, 47.1],
  [18.6, 47.1],
  [18.6, 35.4],
  [6.6, 35.4],
]

/** Islands smaller than this in the silhouette, in pixels, would be dust. */
const smallestIsland = 1.2

const projection = geoMercator().fitExtent(
  [
    [size.padding, size.padding],
    [size.width - size.padding, size.height - size.padding],
  ],
  { type: 'MultiPoint', coordinates: corners },
)

function thinnedRing(ring: readonly Position[]): string {
  const kept: [number, number][] = []
  for (const [lng = 0, lat = 0] of ring) {
    const [x, y] = projection([lng, lat]) ?? [0, 0]
    const [lastX, lastY] = kept.at(-1) ?? [Infinity, Infinity]
    if (Math.hypot(x - lastX, y - lastY) >= 0.9) kept.push([x, y])
  }
  const spread = Math.max(...kept.map(([x]) => x)) - Math.min(...kept.map(([x]) => x))
  if (kept.length < 3 || spread < smallestIsland) return ''
  return `M${kept.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`
}

/** Italy's outline for the inset, as path data: the same on every map, so made once. */
export function italySilhouette(geography: Geography): string {
  return geography.italy.map(({ geometry }) => thinnedRing(geometry.coordinates[0] ?? [])).join('')
}

/** Below this, in pixels, a map has no room for an inset. */
const smallestMap = { width: 240, height: 160 }

/** Where the inset stands: the top right corner; null on a map that is too small for it. */
export function insetBox(width: number, height: number): Box | null {
  if (width < smallestMap.width || height < smallestMap.height) return null
  const left = width - size.width - 10
  return { left, top: 10, right: left + size.width, bottom: 10 + size.height }
}

/** A card with Italy's silhouette and a dot where the place is, if that is in Italy at all. */
export function drawInset(silhouette: string, place: Coordinates, box: Box): string {
  const [x, y] = projection([place.lng, place.lat]) ?? [0, 0]
  const card = element('rect', {
    width: size.width,
    height: size.height,
    rx: 12,
    fill: palette.surface,
    'fill-opacity': '0.92',
    stroke: palette.line,
  })
  const outline = element('path', {
    d: silhouette,
    fill: palette.silhouette,
    stroke: palette.silhouette,
    'stroke-width': 0.6,
    'stroke-linejoin': 'round',
  })
  const onCard = x > 0 && y > 0 && x < size.width && y < size.height
  const dot = onCard
    ? element('circle', {
        cx: x,
        cy: y,
        r: 3.6,
        fill: palette.pin,
        stroke: palette.surface,
        'stroke-width': 1.5,
      })
    : ''
  return element('g', { transform: `translate(${px(box.left)} ${px(box.top)})` }, card + outline + dot)
}
