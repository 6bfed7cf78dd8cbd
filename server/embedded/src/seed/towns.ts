import { foldName } from '@mestieri/shared/municipalities/fold.ts'
import { type Place, places } from '@mestieri/shared/municipalities/places.ts'

import type { Random } from './random.ts'

/** Draws an item in proportion to its weight. */
export function createDraw<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const sums: number[] = []
  let total = 0
  for (const item of items) sums.push((total += weightOf(item)))
  return (random) => {
    const target = random.next() * total
    let low = 0
    let high = items.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > target) high = middle
      else low = middle + 1
    }
    return items[low] as T
  }
}

/** Square of the distance in degrees of latitude: enough to tell which of two towns is nearer. */
function distance(a: Place, b: Place): number {
  const north = a.lat - b.lat
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return north * north + east * east
}

const nearbyCount = 40
const nearbyOf = new Map<Place, readonly Place[]>()

/** The towns around one, nearest first, itself left out. */
export function nearby(town: Place): readonly Place[] {
  const known = nearbyOf.get(town)
  if (known) return known
  // Degrees around the town: a box spares the sorting of all of Italy.
  const box = 0.6
  const found = places
    .filter(
      (other) =>
        other !== town && Math.abs(other.lat - town.lat) < box && Math.abs(other.lng - town.lng) < box,
    )
    .map((other) => ({ other, away: distance(town, other) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, nearbyCount)
    .map(({ other }) => other)
  nearbyOf.set(town, found)
  return found
}

/** The key under which the database finds a town. */
export function placeKey(town: Pick<Place, 'value'>): string {
  return foldName(town.value)
}

/** A town by the list's value. */
export function townNamed(value: string): Place {
  const town = places.find((place) => place.value === value)
  if (!town) throw new RangeError(`no such municipality: ${value}`)
  return town
}
