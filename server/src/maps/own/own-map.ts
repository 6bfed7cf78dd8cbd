import type { MapRequest } from '../map-request.ts'
import { drawCountryNames } from './countries.ts'
import { createFrame, type Frame } from './frame.ts'
import type { Geography } from './geography.ts'
import { drawInset, insetBox } from './inset.ts'
import { grow, placeLabels, type Box, type PlacedLabel } from './lettering/labels.ts'
import { drawAttribution, drawPin, drawRingAreas, drawRings } from './map-controls.ts'
import { palettes } from './palette.ts'
import { element, escapeXml, px } from './svg.ts'
import { drawTerrain } from './terrain.ts'
import { labelRequests, townsIn } from './towns.ts'

const isLarge = ({ size }: PlacedLabel): boolean => size >= 13

function drawTownDot({ palette }: Frame, label: PlacedLabel): string {
  const large = isLarge(label)
  return element('circle', {
    cx: label.at.x,
    cy: label.at.y,
    r: large ? 2.8 : 2.2,
    fill: palette.surface,
    stroke: large ? palette.ink : palette.town,
    'stroke-width': 1.4,
  })
}

function drawTownName({ palette, lettering }: Frame, label: PlacedLabel): string {
  const { text, x, y, size, anchor } = label
  const fill = isLarge(label) ? palette.ink : palette.town
  return lettering.draw(text, { x, y, size, anchor, fill, halo: 3 })
}

/**
 * Draws our own map. It shows the place of a professional, the towns nearby, and rings of 10 and 25 km. The
 * result is an SVG document without scripts, style sheets and external resources.
 *
 * @param silhouette the result of `italySilhouette`
 */
export function drawMap(
  geography: Geography,
  silhouette: string,
  request: Omit<MapRequest, 'scale'>,
): string {
  const { coordinates, label, width, height, theme } = request
  const palette = palettes[theme]
  const frame = createFrame(coordinates, width, height, palette)
  const towns = townsIn(frame)
  const rings = drawRings(frame)
  const pin = drawPin(frame, label)
  const attribution = drawAttribution(frame)
  const inset = insetBox(width, height)
  const map: Box = { left: 8, top: 8, right: width - 8, bottom: height - 8 }
  const overlayBoxes = [...rings.boxes, ...pin.boxes, ...attribution.boxes]
  if (inset) overlayBoxes.push(grow(inset, 4))
  const countries = drawCountryNames(geography.neighbours, frame, map, overlayBoxes)
  const occupied = [...overlayBoxes, ...countries.boxes]
  const maxLabels = Math.round(8 + (width * height) / 18_000)
  const labels = placeLabels(labelRequests(towns, map), map, occupied, maxLabels)
  const texts = [rings.texts, ...labels.map((placed) => drawTownName(frame, placed)), attribution.texts].join(
    '',
  )
  // The first use draws the halos: under all letters, because a halo must not cover the next letter.
  const halo = element('use', { href: '#t', stroke: palette.land, 'stroke-linejoin': 'round' })
  const overlays = [
    countries.markup,
    rings.markup,
    ...labels.map((placed) => drawTownDot(frame, placed)),
    halo,
    element('use', { href: '#t' }),
    pin.markup,
  ].join('')
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${px(width)} ${px(height)}`,
    },
    element('title', {}, escapeXml(`Mappa: ${label}`)) +
      drawTerrain(geography, frame, towns, drawRingAreas(frame)) +
      `<defs>${frame.lettering.outlines()}${element('g', { id: 't' }, texts)}</defs>` +
      overlays +
      (inset ? drawInset(silhouette, coordinates, inset, palette) : ''),
  )
}
