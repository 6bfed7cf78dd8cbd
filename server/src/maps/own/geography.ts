import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { LineString, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  MultiPolygon as TopologyMultiPolygon,
  Polygon as TopologyPolygon,
  Topology,
} from 'topojson-specification'

/** A bounding box in degrees. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A geometry with its bounds. Maps skip pieces outside their frame. */
export interface Piece<T> {
  readonly geometry: T
  readonly bounds: Bounds
}

/** A polygon of a country, with the country's Italian name. */
export interface LandPiece extends Piece<Polygon> {
  readonly country: string
}

/** Coasts and borders in and around Italy (Natural Earth 1:10m, public domain). */
export interface Geography {
  readonly italy: readonly LandPiece[]
  readonly neighbours: readonly LandPiece[]
  readonly borders: readonly Piece<LineString>[]
}

type Country = TopologyPolygon | TopologyMultiPolygon
interface Countries extends Omit<GeometryCollection, 'geometries'> {
  geometries: Country[]
}

const italyCode = '380'
/** The countries that a map around an Italian town can show, by ISO 3166-1 numeric code. */
const neighbourNames: Readonly<Record<string, string>> = {
  '008': 'Albania',
  '040': 'Austria',
  '070': 'Bosnia ed Erzegovina',
  '191': 'Croazia',
  '250': 'Francia',
  '276': 'Germania',
  '300': 'Grecia',
  '336': 'Città del Vaticano',
  '348': 'Ungheria',
  '438': 'Liechtenstein',
  '470': 'Malta',
  '492': 'Monaco',
  '499': 'Montenegro',
  '674': 'San Marino',
  '705': 'Slovenia',
  '756': 'Svizzera',
  '788': 'Tunisia',
}
const shownBounds: Bounds = { west: 5, south: 34, east: 20.5, north: 48.5 }

export function overlap(a: Bounds, b: Bounds): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north
}

function boundsOf(positions: readonly Position[]): Bounds {
  const found = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lng = 0, lat = 0] of positions) {
    found.west = Math.min(found.west, lng)
    found.east = Math.max(found.east, lng)
    found.south = Math.min(found.south, lat)
    found.north = Math.max(found.north, lat)
  }
  return found
}

function landPieces(topology: Topology, country: Country): LandPiece[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- topojson types no union of geometries
  const shape = feature(topology, country as TopologyMultiPolygon).geometry as Polygon | MultiPolygon
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  return polygons
    .map((coordinates) => ({
      country: neighbourNames[String(country.id)] ?? 'Italia',
      geometry: { type: 'Polygon' as const, coordinates },
      bounds: boundsOf(coordinates[0] ?? []),
    }))
    .filter((piece) => overlap(piece.bounds, shownBounds))
}

/** Reads and decodes the geography: 3.6 MB, about 60 ms. Call it once per process, with the first map. */
export async function loadGeography(): Promise<Geography> {
  const path = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file of a pinned package
  const topology = JSON.parse(await readFile(path, 'utf8')) as Topology<{ countries: Countries }>
  const countries = topology.objects.countries.geometries
  const italy = countries.filter((country) => country.id === italyCode)
  const neighbours = countries.filter((country) => Object.hasOwn(neighbourNames, String(country.id)))
  const all: Countries = { type: 'GeometryCollection', geometries: [...italy, ...neighbours] }
  const borders = mesh(topology, all, (a, b) => a !== b).coordinates.map((coordinates) => ({
    geometry: { type: 'LineString' as const, coordinates },
    bounds: boundsOf(coordinates),
  }))
  return {
    italy: italy.flatMap((country) => landPieces(topology, country)),
    neighbours: neighbours.flatMap((country) => landPieces(topology, country)),
    borders: borders.filter((piece) => overlap(piece.bounds, shownBounds)),
  }
}
