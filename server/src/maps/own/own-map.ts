import type { MapRequest } from '../map-request.ts'
import { drawCountryNames } from './countries.ts'
import { createFrame } from './frame.ts'
import type { Geography } from './geography.ts'
import { drawInset, insetBox } from './inset.ts'
import { grow, placeLabels, type Box, type PlacedLabel } from './labels.ts'
import { drawAttribution, drawPin, drawRingAreas, drawRings } from './map-controls.ts'
import { fontFamily, palette } from './palette.ts'
import { element, escapeXml, px } from './svg.ts'
import { drawTerrain } from './terrain.ts'
import { labelRequests, townsIn } from './towns.ts'

function drawTownLabel(label: PlacedLabel): string {
  const large = label.size >= 13
  const dot = element('circle', {
    cx: label.at.x,
    cy: label.at.y,
    r: large ? 2.8 : 2.2,
    fill: palette.surface,
    stroke: large ? palette.ink : palette.town,
    'stroke-width': 1.4,
  })
  const style = {
    x: label.x,
    y: label.y,
    'font-size': label.size,
    'font-weight': large ? '700' : undefined,
    'text-anchor': label.anchor === 'start' ? undefined : label.anchor,
    fill: large ? palette.ink : undefined,
  }
  return dot + element('text', style, escapeXml(label.text))
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
  const { coordinates, label, width, height } = request
  const frame = createFrame(coordinates, width, height)
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
  const maxLabels = Math.round(6 + (width * height) / 14_000)
  const labels = placeLabels(labelRequests(towns, map), map, occupied, maxLabels)
  const text = {
    'font-family': fontFamily,
    'font-weight': '500',
    fill: palette.town,
    stroke: palette.land,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
  const overlays = [
    countries.markup,
    rings.markup,
    ...labels.map(drawTownLabel),
    attribution.markup,
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
      element('g', text, overlays) +
      (inset ? drawInset(silhouette, coordinates, inset) : ''),
  )
}
