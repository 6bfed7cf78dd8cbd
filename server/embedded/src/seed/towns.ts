import { foldName } from '@mestieri/shared/municipalities/fold.ts'
import { type Place, places } from '@mestieri/shared/municipalities/places.ts'

import type { Random } from './random.ts'

/** Returns a function that draws a random item. The probability of an item is proportional to its weight. */
export function createWeightedDraw<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
): (random: Random) => T {
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
    const drawn = items[low]
    if (drawn === undefined) throw new RangeError('nothing to draw from')
    return drawn
  }
}

/** Square of the approximate distance, in degrees of latitude. Only good for comparing distances. */
function distance(a: Place, b: Place): number {
  const north = a.lat - b.lat
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return north * north + east * east
}

const nearbyCount = 40
const nearbyOf = new Map<Place, readonly Place[]>()

/** The towns around `town`, nearest first, without `town` itself; at most 40. */
export function nearby(town: Place): readonly Place[] {
  const known = nearbyOf.get(town)
  if (known) return known
  // Half the side of a search box, in degrees. Without the box, every call would sort all towns of Italy.
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

/** The folded name by which the database looks up a town (column `place_key`). */
export function placeKey(town: Pick<Place, 'value'>): string {
  return foldName(town.value)
}

/**
 * Finds a town by its `value` in the list of municipalities, 'NAME (XX)'.
 *
 * @throws RangeError for an unknown value
 */
export function townNamed(value: string): Place {
  const town = places.find((place) => place.value === value)
  if (!town) throw new RangeError(`no such municipality: ${value}`)
  return town
}
