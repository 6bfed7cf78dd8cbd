import { geoContains, geoPath } from 'd3-geo'

import type { Frame } from './frame.ts'
import type { Furniture } from './furniture.ts'
import { overlap, type LandPiece } from './geography.ts'
import { boxesOverlap, textWidth, type Box } from './labels.ts'
import { palette } from './palette.ts'
import { element, escapeXml } from './svg.ts'

const size = 10
const spacing = 2.5
/** Share of the map below which a country goes without its name. */
const smallestShare = 0.06
/** Pixels by which a name may leave the middle. */
const shifts = [0, 20, -20, 40, -40]

/**
 * The names of neighbouring countries, each about the middle of what shows of it; one that would be cut off, cross
 * the border or cover something taken is left out.
 */
export function drawCountryNames(
  pieces: readonly LandPiece[],
  frame: Frame,
  map: Box,
  taken: readonly Box[],
): Furniture {
  const path = geoPath(frame.projection)
  const smallest = frame.width * frame.height * smallestShare
  const boxes: Box[] = []
  const names: string[] = []
  const free = (box: Box): boolean =>
    box.left >= map.left &&
    box.right <= map.right &&
    box.top >= map.top &&
    box.bottom <= map.bottom &&
    !taken.some((other) => boxesOverlap(box, other))
  for (const piece of pieces) {
    if (!overlap(piece.bounds, frame.bounds) || path.area(piece.geometry) < smallest) continue
    const [x, middle] = path.centroid(piece.geometry)
    const text = piece.country.toUpperCase()
    const half = (textWidth(text, size) + text.length * spacing) / 2
    const boxAt = (y: number): Box => ({
      left: x - half,
      top: y - size,
      right: x + half,
      bottom: y + size * 0.4,
    })
    const within = (y: number): boolean =>
      [x - half, x, x + half].every((at) => {
        const place = frame.projection.invert?.([at, y - size / 3])
        return place && geoContains(piece.geometry, place)
      })
    const y = shifts
      .map((shift) => middle + shift)
      .find((candidate) => free(boxAt(candidate)) && within(candidate))
    if (y === undefined) continue
    boxes.push(boxAt(y))
    names.push(element('text', { x, y }, escapeXml(text)))
  }
  const lettering = {
    'font-size': size,
    'font-weight': '600',
    'letter-spacing': spacing,
    'text-anchor': 'middle',
    fill: palette.border,
    stroke: 'none',
  }
  return { markup: names.length > 0 ? element('g', lettering, names.join('')) : '', boxes }
}
