import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'
import { geoMercator } from 'd3-geo'
import type { Position } from 'geojson'

import type { Geography } from './geography.ts'
import type { Box } from './lettering/labels.ts'
import type { Palette } from './palette.ts'
import { element, px } from './svg.ts'

/** The size of the inset in pixels. The silhouette fills the box inside the padding. */
const size = { width: 58, height: 70, padding: 7 }

/** The corners of a box around Italy. Its sides touch South Tyrol, Otranto, Lampedusa and Bardonecchia. */
const corners: Position[] = [
  [6.6, 47.1],
  [18.6, 47.1],
  [18.6, 35.4],
  [6.6, 35.4],
]

/** The minimum width of an island in the silhouette, in pixels. Smaller ones are omitted. */
const minIslandWidth = 1.2

const projection = geoMercator().fitExtent(
  [
    [size.padding, size.padding],
    [size.width - size.padding, size.height - size.padding],
  ],
  { type: 'MultiPoint', coordinates: corners },
)

function simplifyRing(ring: readonly Position[]): string {
  const kept: [number, number][] = []
  for (const [lng = 0, lat = 0] of ring) {
    const [x, y] = projection([lng, lat]) ?? [0, 0]
    const [lastX, lastY] = kept.at(-1) ?? [Infinity, Infinity]
    if (Math.hypot(x - lastX, y - lastY) >= 0.9) kept.push([x, y])
  }
  const spread = Math.max(...kept.map(([x]) => x)) - Math.min(...kept.map(([x]) => x))
  if (kept.length < 3 || spread < minIslandWidth) return ''
  return `M${kept.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`
}

/** The outline of Italy for the inset, as SVG path data. It is the same for every map; compute it once. */
export function italySilhouette(geography: Geography): string {
  return geography.italy.map(({ geometry }) => simplifyRing(geometry.coordinates[0] ?? [])).join('')
}

/** The minimum size of a map with an inset, in pixels. */
const minMapSize = { width: 240, height: 160 }

/** The box of the inset, in the top right corner; null if the map is too small for it. */
export function insetBox(width: number, height: number): Box | null {
  if (width < minMapSize.width || height < minMapSize.height) return null
  const left = width - size.width - 10
  return { left, top: 10, right: left + size.width, bottom: 10 + size.height }
}

/** Draws a card with Italy's silhouette, and a dot at the place if it is on the card. */
export function drawInset(silhouette: string, place: Coordinates, box: Box, palette: Palette): string {
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
