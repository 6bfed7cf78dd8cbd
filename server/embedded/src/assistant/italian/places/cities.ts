import { editDistance } from '@mestieri/shared/edit-distance.ts'
import { displayMunicipality } from '@mestieri/shared/municipalities/display.ts'
import { placesByValue } from '@mestieri/shared/municipalities/places.ts'
import { provinceCapital } from '@mestieri/shared/municipalities/provinces.ts'

import type { Utterance } from '../utterance.ts'
import type { Word } from '../words.ts'
import { everydayNames } from './everyday-names.ts'
import type { NamedPlace, PlaceIndex } from './place-index.ts'

/** Where a job is: a municipality, a province or a whole region. */
export interface FoundPlace {
  /** The list's value, or empty for a province or region. */
  readonly city: string
  readonly province: string | null
  readonly region: string | null
  /** 'Monza (MB)', 'provincia di Bergamo', 'Sicilia' */
  readonly label: string
}

/** What a message says about a place. */
export type PlaceReading =
  | { readonly kind: 'found'; readonly place: FoundPlace }
  /** Several of one name, as the list's values, the largest first. */
  | { readonly kind: 'ambiguous'; readonly values: readonly string[] }
  | { readonly kind: 'none' }

/** A municipality by the list's value. */
export function placeOf(city: string): FoundPlace {
  const place = placesByValue.get(city)
  return {
    city,
    province: place?.province ?? null,
    region: place?.region ?? null,
    label: displayMunicipality(city),
  }
}

function provinceOf(sign: string): FoundPlace {
  const capital = placesByValue.get(provinceCapital(sign) ?? '')
  return {
    city: '',
    province: sign,
    region: capital?.region ?? null,
    label: `provincia di ${capital?.name ?? sign}`,
  }
}

const regionOf = (region: string): FoundPlace => ({
  city: '',
  province: null,
  region,
  label: region.split('/')[0] ?? region,
})

interface Candidate {
  readonly from: number
  readonly to: number
  readonly places: readonly NamedPlace[]
}

const leads = new Set(
  'a ad in zona presso vicino comune citta paese abito abitiamo vivo viviamo sto stiamo siamo sono provincia paraggi'.split(
    ' ',
  ),
)
const streets = new Set('via viale corso piazza piazzale largo strada vicolo quartiere'.split(' '))
const names = new Set('di d da dell del della ad'.split(' '))

const maxWords = 6

/** Every stretch of words that is a municipality's name, the longest from each place. */
function findNames(words: readonly Word[], index: PlaceIndex): Candidate[] {
  const found: Candidate[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(maxWords, words.length - from); count > 0; count -= 1) {
      const stretch = words.slice(from, from + count)
      if (stretch.some(({ kind, text }) => kind !== 'word' && text !== '-')) continue
      const key = stretch.map(({ text }) => (text === '-' ? '' : text)).join('')
      const places = index
        .named(key)
        .filter((place) => count <= Math.max(place.words, 1) + (stretch.length > 1 ? 1 : 0))
      if (places.length === 0) continue
      found.push({ from, to: from + count, places })
      from += count - 1
      break
    }
  }
  return found
}

/** The sign or the province named after a place: '(MI)', 'mi', 'in provincia di Milano'. */
function provinceAfter(words: readonly Word[], at: number, index: PlaceIndex): string | null {
  const next = words[at]?.text === '(' ? at + 1 : at
  const sign = words[next]?.text ?? ''
  const closes = words[next + 1]?.text === ')' || next === at
  const alone = words[next + 1]?.kind !== 'word' || words[at]?.text === '('
  if (sign.length === 2 && closes && alone && index.province(sign) === sign.toUpperCase())
    return sign.toUpperCase()
  for (let ahead = at; ahead < at + 3; ahead += 1) {
    if (words[ahead]?.text === 'provincia' || words[ahead]?.text === 'prov')
      return readProvince(words, ahead, index)
  }
  return null
}

/** 'provincia di Bergamo', 'prov. BG' */
function readProvince(words: readonly Word[], at: number, index: PlaceIndex): string | null {
  let from = at + 1
  while (names.has(words[from]?.text ?? '') || words[from]?.text === '.') from += 1
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

function isLed(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.text ?? ''
  if (leads.has(before)) return true
  return names.has(before) && leads.has(words[from - 2]?.text ?? '')
}

function decide(places: readonly NamedPlace[], province: string | null): PlaceReading {
  const inProvince =
    province === null ? places : places.filter(({ value }) => value.endsWith(`(${province})`))
  const values = [...new Set((inProvince.length > 0 ? inProvince : places).map(({ value }) => value))]
  const sizes = new Map(places.map(({ value, size }) => [value, size]))
  const [first, second] = values.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  if (first === undefined) return { kind: 'none' }
  // A city is meant before its namesake of a few hundred people.
  if (second === undefined || (sizes.get(first) ?? 0) >= (sizes.get(second) ?? 0) + 2)
    return { kind: 'found', place: placeOf(first) }
  return { kind: 'ambiguous', values: values.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0)) }
}

/** A town that people call by its first word alone: 'Sesto' for Sesto San Giovanni. */
const largeTown = 4

/** A hamlet's name that a large town begins with may mean either. */
function withLargeNamesakes(places: readonly NamedPlace[], index: PlaceIndex): readonly NamedPlace[] {
  const [first] = places
  if (!first || places.some(({ size }) => size > 1)) return places
  const larger = index.names.filter(
    ({ folded, size }) => size >= largeTown && folded.startsWith(`${first.folded} `),
  )
  return [...larger, ...places]
}

/** The province or region that a message names, where it names no municipality. */
function readArea(words: readonly Word[], index: PlaceIndex): PlaceReading {
  for (const [at, { text, kind }] of words.entries()) {
    if (text === 'provincia' || text === 'prov') {
      const sign = readProvince(words, at, index)
      if (sign) return { kind: 'found', place: provinceOf(sign) }
    }
    if (kind !== 'word') continue
    const two = text + (words[at + 1]?.text ?? '')
    const three = two + (words[at + 2]?.text ?? '')
    const region = index.region(three) ?? index.region(two) ?? (text.length > 4 ? index.region(text) : null)
    if (region) return { kind: 'found', place: regionOf(region) }
    const sign = text.length > 3 && index.named(text).length === 0 ? index.province(text) : null
    if (sign) return { kind: 'found', place: provinceOf(sign) }
  }
  return { kind: 'none' }
}

/** Whether a name, found in running text, means the place. */
function isMeant(words: readonly Word[], candidate: Candidate, index: PlaceIndex, asked: boolean): boolean {
  const { from, to, places } = candidate
  if (streets.has(words[from - 1]?.text ?? '')) return false
  const single = to - from === 1 ? (words[from]?.text ?? '') : ''
  const signed = provinceAfter(words, to, index) !== null
  if (signed) return true
  const size = Math.max(...places.map((place) => place.size))
  const capital = words[from]?.capital === true
  if (everydayNames.has(single)) return (asked || capital) && isLed(words, from) && size >= 3
  if (single !== '' && single.length < 3) return false
  if (isLed(words, from) || size >= 3) return true
  return asked ? capital || size >= 1 || words.length <= 4 : size >= 1 && capital && from > 0
}

/**
 * The place that a message names in passing: 'a monza', 'Sesto San Giovanni (MI)', 'in provincia di Bergamo'.
 *
 * @param asked whether the message answers the question where: then a bare name is enough
 */
export function readPlace({ words }: Utterance, index: PlaceIndex, asked = false): PlaceReading {
  const meant = findNames(words, index).filter((candidate) => isMeant(words, candidate, index, asked))
  // 'in provincia di Bergamo' names the province, unless a town of it is named as well.
  const towns = meant.filter(({ from }) => {
    const at = names.has(words[from - 1]?.text ?? '') ? from - 2 : from - 1
    return words[at]?.text !== 'provincia' && words[at]?.text !== 'prov'
  })
  const [best] = towns.toSorted(
    (a, b) => Number(isLed(words, b.from)) - Number(isLed(words, a.from)) || b.to - b.from - (a.to - a.from),
  )
  if (best) {
    const places = asked ? withLargeNamesakes(best.places, index) : best.places
    return decide(places, provinceAfter(words, best.to, index))
  }
  const area = readArea(words, index)
  if (area.kind !== 'none' || !asked) return area
  return readBare(words, index)
}

const lead =
  /^(?:(?:io|noi|abito|abitiamo|vivo|viviamo|sono|siamo|sto|stiamo|casa|il|lavoro|e|la|comune|citta|zona|paese|a|ad|in|di|da|nel|dalle|parti|vicino|presso|vicinanze|nelle) )+/

/** An answer that is nothing but a name, everyday word or slip of the finger included. */
function readBare(words: readonly Word[], index: PlaceIndex): PlaceReading {
  const text = words
    .filter(({ kind }) => kind === 'word')
    .map((word) => word.text)
    .join(' ')
  for (const bare of [text, text.replace(lead, '')]) {
    const key = bare.replaceAll(' ', '')
    const exact = index.named(key)
    if (exact.length > 0) return decide(withLargeNamesakes(exact, index), null)
    const sign = key.length === 2 ? index.province(key) : null
    if (sign) return { kind: 'found', place: provinceOf(sign) }
  }
  const key = text.replace(lead, '').replaceAll(' ', '')
  return key.length < 4 ? { kind: 'none' } : readSlip(key, index)
}

/** A town whose name begins so ('cernusco'), else one that is a slip of the finger away. Hamlets are not guessed. */
function readSlip(key: string, index: PlaceIndex): PlaceReading {
  const begun = key.length < 5 ? [] : index.names.filter((place) => place.key.startsWith(key))
  if (begun.length > 0) return decide(begun, null)
  const limit = key.length >= 9 ? 2 : 1
  const near = index.names
    .filter((place) => place.size > 0 && (place.key[0] === key[0] || place.key[1] === key[0]))
    .map((place) => ({ place, slips: editDistance(key, place.key, limit) }))
    .filter(({ slips }) => slips <= limit)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return decide(
    near.filter(({ slips }) => slips === fewest).map(({ place }) => place),
    null,
  )
}
