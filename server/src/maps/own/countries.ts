import { geoContains, geoPath } from 'd3-geo'

import type { Frame } from './frame.ts'
import { overlap, type LandPiece } from './geography.ts'
import { boxesOverlap, type Box } from './lettering/labels.ts'
import { textWidth } from './lettering/lettering.ts'
import type { MapOverlay } from './map-controls.ts'

const size = 10
const spacing = 2.5
/** The minimum share of the map's area for a country to get its name. */
const minShare = 0.06
/** The vertical shifts from the middle to try for a name, in pixels. */
const shifts = [0, 20, -20, 40, -40]

/**
 * Draws the names of neighbouring countries, each near the middle of the visible part. A name is omitted if
 * it would leave the map, cross the border or cover an occupied box.
 */
export function drawCountryNames(
  pieces: readonly LandPiece[],
  frame: Frame,
  map: Box,
  occupied: readonly Box[],
): MapOverlay {
  const path = geoPath(frame.projection)
  const smallest = frame.width * frame.height * minShare
  const boxes: Box[] = []
  const names: string[] = []
  const free = (box: Box): boolean =>
    box.left >= map.left &&
    box.right <= map.right &&
    box.top >= map.top &&
    box.bottom <= map.bottom &&
    !occupied.some((other) => boxesOverlap(box, other))
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
    const isInCountry = (y: number): boolean =>
      [x - half, x, x + half].every((at) => {
        const place = frame.projection.invert?.([at, y - size / 3])
        return place && geoContains(piece.geometry, place)
      })
    const y = shifts
      .map((shift) => middle + shift)
      .find((candidate) => free(boxAt(candidate)) && isInCountry(candidate))
    if (y === undefined) continue
    boxes.push(boxAt(y))
    const style = { x, y, size, anchor: 'middle', spacing, fill: frame.palette.border } as const
    names.push(frame.lettering.draw(text, style))
  }
  return { markup: names.join(''), boxes }
}
