import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'
import { geoMercator, type GeoProjection } from 'd3-geo'

import type { Bounds } from './geography.ts'
import { createLettering, type Lettering } from './lettering/lettering.ts'
import type { Palette } from './palette.ts'

/** The part of the world that a map shows. Lengths are in CSS pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly pixelsPerKm: number
  readonly projection: GeoProjection
  readonly bounds: Bounds
  readonly project: (place: Coordinates) => Point
  readonly palette: Palette
  readonly lettering: Lettering
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The radius of the outer ring in km, and the share of the map's shorter side that its diameter takes. */
const outerRingKm = 25
const outerRingShare = 0.86
const earthRadiusKm = 6371
/** The maximum latitude: Mercator tends to infinity at the poles. Wrong coordinates may be beyond it. */
const maxMercatorLatitude = 85
/** Pixels drawn beyond the edges, so that strokes along the clipping are not visible. */
const margin = 24

/** Creates the frame around a place. The outer ring fits for any proportions of the map. */
export function createFrame(place: Coordinates, width: number, height: number, palette: Palette): Frame {
  const centre = {
    lng: place.lng,
    lat: Math.min(maxMercatorLatitude, Math.max(-maxMercatorLatitude, place.lat)),
  }
  const pixelsPerKm = (Math.min(height, width) * outerRingShare) / 2 / outerRingKm
  // Mercator stretches lengths by 1 / cos(latitude). The factor makes distances at the centre correct.
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
    palette,
    lettering: createLettering(),
    project: ({ lat, lng }) => {
      const [x, y] = projection([lng, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
  }
}
