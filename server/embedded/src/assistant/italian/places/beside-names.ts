import { placesByValue } from '@mestieri/shared/municipalities/places.ts'

import type { Word } from '../words.ts'
import type { Candidate, NamedPlace, PlaceIndex } from './place-index.ts'

/** Minimum length of the name of a village that counts without a capital letter. */
export const shortestVillage = 5

/** Words between a lead and a name: 'zona di Lodi', in dialect also 'provincia de Venezia'. */
export const prepositions: ReadonlySet<string> = new Set('di de d da dell del della ad a al alla'.split(' '))

/**
 * Returns the sign of the province named after 'provincia' or 'prov': 'provincia di Bergamo', 'prov. BG'; null if
 * there is none.
 */
export function readProvince(words: readonly Word[], at: number, index: PlaceIndex): string | null {
  let from = at + 1
  while (prepositions.has(words[from]?.text ?? '') || words[from]?.text === '.') from += 1
  for (let count = 4; count > 0; count -= 1) {
    const key = words
      .slice(from, from + count)
      .map(({ text }) => (text === '-' ? '' : text))
      .join('')
    const sign = index.province(key)
    if (sign) return sign
  }
  return null
}

/**
 * Returns the sign of the province named after a place: '(MI)', 'mi', 'in provincia di Milano'; null if there is
 * none.
 */
export function provinceAfter(words: readonly Word[], at: number, index: PlaceIndex): string | null {
  const next = words[at]?.text === '(' ? at + 1 : at
  const sign = words[next]?.text ?? ''
  const closes = words[next + 1]?.text === ')' || next === at
  const alone = words[next + 1]?.kind !== 'word' || words[at]?.text === '('
  if (sign.length === 2 && closes && alone && index.province(sign) === sign.toUpperCase()) {
    return sign.toUpperCase()
  }
  for (let ahead = at; ahead < at + 3; ahead += 1) {
    if (words[ahead]?.text === 'provincia' || words[ahead]?.text === 'prov') {
      return readProvince(words, ahead, index)
    }
  }
  return null
}

/** Whether the name of its province follows a name: 'noto, siracusa', 'Fidenza Parma'. */
export function isBeforeProvince(
  words: readonly Word[],
  { to, places }: Candidate,
  index: PlaceIndex,
): boolean {
  const at = words[to]?.kind === 'mark' ? to + 1 : to
  const next = words[at]
  const isEnd = (words[at + 1]?.kind ?? 'mark') === 'mark'
  const sign = next?.kind === 'word' && next.text.length > 3 && isEnd ? index.province(next.text) : null
  if (sign === null || index.named(next?.text ?? '').some(isOneOf(places))) return false
  return places.some(({ value }) => value.endsWith(`(${sign})`))
}

/** Whether a street follows a name without a unit or an article between: 'lanusei via umberto'. */
export function isBeforeStreet(words: readonly Word[], { from, to }: Candidate): boolean {
  const next = words[to]?.kind === 'mark' ? words[to + 1] : words[to]
  const isLong = words.slice(from, to).every(({ text }) => text.length >= shortestVillage)
  return isLong && next?.kind === 'word' && /^(?:via|viale|piazza|piazzale|vicolo)$/.test(next.text)
}

/** Whether the region of a town follows its name: 'fermo marche', 'Massa, Toscana'. */
export function isBeforeRegion(
  words: readonly Word[],
  { to, places }: Candidate,
  index: PlaceIndex,
): boolean {
  const at = words[to]?.kind === 'mark' ? to + 1 : to
  // 'agnone in molise'
  const isIn = /^(?:in|nel|nella|nelle)$/.test(words[at]?.text ?? '')
  const next = words[isIn ? at + 1 : at]
  const region = next?.kind === 'word' && next.text.length > 4 ? index.region(next.text) : null
  if (region === null) return false
  return places.some(({ value, size }) => (isIn || size >= 1) && placesByValue.get(value)?.region === region)
}

/** Matches words before a town that only tells where another one lies: 'Chieri, vicino a Torino'. */
const nearness = /^(?:vicin[oaie]|accanto|attaccat[oa]|dintorni|pressi|paraggi|vicinanze|hinterland|sopra)$/
/** Matches distances: 'a 10 km da Asti', 'a due passi da Lecco'. */
const distance = /^(?:km|chilometr[oi]|minut[oi]|min|or[ae]|passi)$/
const between = /^(?:tra|fra)$/

/** Whether a name only tells what is near: 'vicino a Torino', 'nei dintorni di Lecce', 'tra Roma e Latina'. */
export function isNeighbour(words: readonly Word[], from: number): boolean {
  const [before = '', earlier = '', first = ''] = [1, 2, 3].map((back) => words[from - back]?.text)
  if (before === 'da' && distance.test(earlier)) return true
  if (between.test(before) || (before === 'e' && between.test(first))) return true
  return nearness.test(prepositions.has(before) ? earlier : before)
}

/** Degrees of latitude or longitude between towns that are called near. */
const farApart = 0.7

/** Whether two municipalities are near each other, by their values in the list. */
function areClose(one: string, other: string): boolean {
  const [a, b] = [placesByValue.get(one), placesByValue.get(other)]
  if (!a || !b) return false
  return Math.abs(a.lat - b.lat) < farApart && Math.abs(a.lng - b.lng) < farApart
}

/** Returns those of some places that are near one of the other towns of a message. */
export function placesNear(
  places: readonly NamedPlace[],
  others: readonly NamedPlace[],
): readonly NamedPlace[] {
  return places.filter(({ value }) => others.some((other) => areClose(value, other.value)))
}

/** Maximum distance in words between a town and the name that locates it: 'mira, è un paese vicino a venezia'. */
const locatedReach = 7
/** Maximum number of words of the name of a province or landscape. */
const mostAreaWords = 3

/** Whether a province, a landscape or a region begins at this word in which one of the places lies. */
function isAreaOf(words: readonly Word[], at: number, { places }: Candidate, index: PlaceIndex): boolean {
  return Array.from({ length: mostAreaWords }, (_, more) => words.slice(at, at + more + 1)).some(
    (stretch) => {
      const key = stretch.map(({ text }) => text).join('')
      if (key.length < shortestVillage) return false
      const [province, region] = [index.province(key), index.region(key)]
      return places.some(({ value }) => {
        const place = placesByValue.get(value)
        return place !== undefined && (place.province === province || place.region === region)
      })
    },
  )
}

/**
 * Whether words follow that only tell where a town lies: 'mira, vicino venezia', 'Meda in Brianza'. They make a place of
 * a name that is also an everyday word.
 */
export function isLocated(words: readonly Word[], candidate: Candidate, index: PlaceIndex): boolean {
  const { from, to, places } = candidate
  // 'in campagna vicino a Salerno' does not name the town of Campagna.
  if (/^(?:in|un|una|la|il)$/.test(words[from - 1]?.text ?? '')) return false
  return words.slice(to, to + locatedReach).some(({ text }, ahead) => {
    if (text.length < shortestVillage - 1) return false
    if (isAreaOf(words, to + ahead, candidate, index)) return !index.named(text).some(isOneOf(places))
    if (!isNeighbour(words, to + ahead)) return false
    return (
      placesNear(
        places,
        index.named(text).filter(({ size }) => size > 0),
      ).length > 0
    )
  })
}

const isOneOf =
  (places: readonly NamedPlace[]) =>
  ({ value }: NamedPlace): boolean =>
    places.some((one) => one.value === value)
