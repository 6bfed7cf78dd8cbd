import { foldName } from '@mestieri/shared/municipalities/fold.ts'
import { type Place, places } from '@mestieri/shared/municipalities/places.ts'

/** Why a text names no municipality. */
export type TownFault = 'unknown' | 'ambiguous'

const byValue = new Map(places.map((place) => [foldName(place.value), place]))
const byName = Map.groupBy(places, (place) => foldName(place.name))

/**
 * Finds a municipality by 'Monza (MB)' or 'Monza', in any case and without accents.
 *
 * @param province the sign of the province, for a name without it; may be empty
 */
export function findTown(text: string, province = ''): Place | TownFault {
  const signed = text.includes('(') || province === '' ? text : `${text} (${province})`
  const found = byValue.get(foldName(signed))
  if (found) return found
  if (signed.includes('(')) return 'unknown'
  const [only, ...others] = byName.get(foldName(text)) ?? []
  if (!only) return 'unknown'
  return others.length > 0 ? 'ambiguous' : only
}
