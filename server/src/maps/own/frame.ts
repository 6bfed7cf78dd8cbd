import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'
import { geoMercator, type GeoProjection } from 'd3-geo'

import type { Bounds } from './geography.ts'

/** The part of the world that a map shows, its middle at the given coordinates; lengths in CSS pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly pixelsPerKm: number
  readonly projection: GeoProjection
  readonly bounds: Bounds
  readonly project: (place: Coordinates) => Point
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The outer ring, in km, and how much of the map's height its diameter may take. */
const outerRingKm = 25
const outerRingShare = 0.86
const earthRadiusKm = 6371
/** Latitude beyond which the projection runs to infinity; no professional is there, but a mistyped place may be. */
const mercatorEnd = 85
/** Drawn beyond the edges, so that no stroke along a cut shows. */
const margin = 24

/** Frames the surroundings of a place so that its outer ring fits, whatever the map's proportions. */
export function createFrame(place: Coordinates, width: number, height: number): Frame {
  const centre = { lng: place.lng, lat: Math.min(mercatorEnd, Math.max(-mercatorEnd, place.lat)) }
  const pixelsPerKm = (Math.min(height, width) * outerRingShare) / 2 / outerRingKm
  // Mercator stretches by 1 / cos(latitude): take it back, and a pixel is the same length at any latitude.
  const scale = pixelsPerKm * earthRadiusKm * Math.cos((centre.lat * Math.PI) / 180)
  const projection = geoMercator()
    .center([centre.lng, centre.lat])
    .scale(scale)
    .translate([width / 2, height / 2])
    .precision(0)
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ])
  const corner = (x: number, y: number): [number, number] => projection.invert?.([x, y]) ?? [0, 0]
  const [west, north] = corner(-margin, -margin)
  const [east, south] = corner(width + margin, height + margin)
  return {
    width,
    height,
    pixelsPerKm,
    projection,
    bounds: { west, south, east, north },
    project: ({ lat, lng }) => {
      const [x, y] = projection([lng, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
  }
}
