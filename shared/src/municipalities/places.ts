import { placeRows } from './data/places-data.ts'

/** A municipality with its position and weight. */
export interface Place {
  /** The list's value: 'MONZA (MB)'. */
  readonly value: string
  /** The official spelling: 'Monza'. */
  readonly name: string
  readonly province: string
  readonly region: string
  /** WGS 84 degrees, of the town's centre. */
  readonly lat: number
  readonly lng: number
  /** Residents (ISTAT, census of 2011): a weight, not a figure to show. */
  readonly population: number
  /** Whether it is the capital of its province. */
  readonly capital: boolean
}

function parse(rows: string): Place[] {
  const found: Place[] = []
  let province = ''
  let region = ''
  for (const row of rows.split('\n')) {
    const [name = '', second = '', third = '', fourth = ''] = row.split('|')
    if (name.startsWith('#')) {
      province = name.slice(1)
      region = second
      continue
    }
    const capital = fourth.endsWith('*')
    found.push({
      value: `${name.toUpperCase()} (${province})`,
      name,
      province,
      region,
      lat: Number(second),
      lng: Number(third),
      population: Number(capital ? fourth.slice(0, -1) : fourth),
      capital,
    })
  }
  return found
}

/**
 * Every municipality of today, by province and then by name: 270 kB that the browser must not import. To draw one
 * at random in proportion to its residents, sum `population` once and walk, or bisect, the running sums.
 */
export const places: readonly Place[] = parse(placeRows)

/** The places by the list's value. The four tail names are no places. */
export const placesByValue: ReadonlyMap<string, Place> = new Map(places.map((place) => [place.value, place]))
