import { type Profession, professionWords } from '@mestieri/shared/catalogue/professions.ts'
import { type ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import { provinceCapital } from '@mestieri/shared/municipalities/provinces.ts'

import type { FoundPlace } from '../italian/places/cities.ts'
import { lowerFirst } from './figures.ts'

/** Returns a place with its preposition: 'a Monza (MB)', 'ad Alessandria (AL)', 'in provincia di Bergamo'. */
export function inPlace(place: FoundPlace | null): string {
  if (place === null) return 'in tutta Italia'
  if (place.city !== '') return `${/^a/i.test(place.label) ? 'ad' : 'a'} ${place.label}`
  return place.province === null ? `in zona ${place.label}` : `in ${place.label}`
}

/** Returns the municipality for the directory search. For a province it is the capital. */
export function directoryCity(place: FoundPlace | null): string {
  if (place === null) return ''
  if (place.city !== '') return place.city
  return (place.province !== null && provinceCapital(place.province)) || ''
}

/** Returns the link to the professionals of a trade in a place. */
export function professionalsLink(profession: Profession, place: FoundPlace | null): ReplyLink {
  return { kind: 'professionals', profession, city: directoryCity(place) }
}

/** Returns 'Trovi imbianchini a Monza (MB) nella pagina «I nostri professionisti».' */
export function professionalsSentence(profession: Profession, place: FoundPlace | null): string {
  const { plural } = professionWords[profession]
  return `Trovi ${lowerFirst(plural)} ${inPlace(place)} nella pagina «I nostri professionisti».`
}
