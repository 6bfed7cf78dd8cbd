import { places, type Place } from '@mestieri/shared/municipalities/places.ts'

import type { Frame, Point } from './frame.ts'
import type { Box, LabelRequest } from './lettering/labels.ts'

/** A municipality inside the frame. */
export interface Town {
  readonly place: Place
  readonly at: Point
}

/** Built-up land per resident in km², about the average of Italian towns. */
const builtUpPerResident = 0.00012

/** The minimum diameter in km, so that a hamlet is visible. */
const minDiscKm = 0.55

/** The municipalities within a frame or up to 40 pixels beyond it: their built-up land may reach into it. */
export function townsIn(frame: Frame): Town[] {
  const { bounds, width, height } = frame
  return places
    .filter(
      ({ lat, lng }) =>
        lng >= bounds.west && lng <= bounds.east && lat >= bounds.south && lat <= bounds.north,
    )
    .map((place) => ({ place, at: frame.project(place) }))
    .filter(({ at }) => at.x > -40 && at.y > -40 && at.x < width + 40 && at.y < height + 40)
}

/**
 * The built-up land as discs: the area of a disc grows with the residents of the town. Discs of the same
 * diameter share one path. Whole pixels are exact enough for a disc, and a third shorter.
 *
 * @returns pairs of stroke width and path data; a stroke of zero length with round caps is a disc
 */
export function builtUpLand(towns: readonly Town[], frame: Frame): (readonly [number, string])[] {
  const byDiameter = Map.groupBy(towns, ({ place }) => {
    const km = Math.sqrt((place.population * builtUpPerResident) / Math.PI) * 2
    return Math.round(Math.max(minDiscKm, km) * frame.pixelsPerKm)
  })
  return [...byDiameter]
    .toSorted(([a], [b]) => a - b)
    .map(([diameter, group]) => [
      diameter,
      group.map(({ at }) => `M${Math.round(at.x)} ${Math.round(at.y)}h0`).join(''),
    ])
}

/** The label sizes in pixels, by the minimum weight of a town. */
const labelSizes = [
  { from: 90_000, size: 13 },
  { from: 25_000, size: 12 },
  { from: 0, size: 11 },
]

/**
 * The towns' labels by descending weight. The weight is the residents, times three for a provincial capital.
 */
export function labelRequests(towns: readonly Town[], map: Box): LabelRequest[] {
  const weight = ({ place }: Town): number => place.population * (place.capital ? 3 : 1)
  return towns
    .filter(({ at }) => at.x > map.left && at.x < map.right && at.y > map.top && at.y < map.bottom)
    .toSorted((a, b) => weight(b) - weight(a))
    .map((town) => ({
      text: town.place.name,
      at: town.at,
      size: labelSizes.find(({ from }) => weight(town) >= from)?.size ?? 11,
    }))
}
