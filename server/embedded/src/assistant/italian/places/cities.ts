import { editDistance } from '@mestieri/shared/edit-distance.ts'
import { displayMunicipality } from '@mestieri/shared/municipalities/display.ts'
import { placesByValue } from '@mestieri/shared/municipalities/places.ts'
import { provinceCapital } from '@mestieri/shared/municipalities/provinces.ts'

import { unitAt } from '../numbers/units.ts'
import type { Utterance } from '../utterance.ts'
import type { Word } from '../words.ts'
import { provinceAfter, readProvince } from './beside-names.ts'
import { begun, isOfArea, meantNames } from './candidates.ts'
import { byLikelihood, ofOthers } from './likely-towns.ts'
import type { NamedPlace, PlaceIndex } from './place-index.ts'
import { spellSaints } from './place-words.ts'
import { placeOfPostCode, type PostCodePlace } from './post-codes.ts'

/** The place of a job: a municipality, a province or a region. */
export interface FoundPlace {
  /** The municipality's value in the list; empty for a province or region. */
  readonly city: string
  readonly province: string | null
  readonly region: string | null
  /** For the customer: 'Monza (MB)', 'provincia di Bergamo', 'Sicilia'. */
  readonly label: string
}

/** The place that a message names. */
export type PlaceReading =
  | { readonly kind: 'found'; readonly place: FoundPlace }
  /** Several municipalities of the same name, as values of the list, the largest first. */
  | { readonly kind: 'ambiguous'; readonly values: readonly string[] }
  | { readonly kind: 'none' }

/** Returns the place of a municipality by its value in the list. */
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

function sizesOf(places: readonly NamedPlace[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const { value, size } of places) sizes.set(value, Math.max(size, sizes.get(value) ?? 0))
  return sizes
}

function decide(places: readonly NamedPlace[], province: string | null): PlaceReading {
  const inProvince =
    province === null ? places : places.filter(({ value }) => value.endsWith(`(${province})`))
  const meant = inProvince.length > 0 ? inProvince : places
  const sizes = sizesOf(meant)
  const values = [...sizes.keys()].toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const [first, second] = values
  if (first === undefined) return { kind: 'none' }
  // 'Monteverde' is a quarter of Rome and a town. A quarter has the population of its city, so the size cannot
  // decide.
  const isQuarter = meant.every(({ value, isQuarter: quarter }) => value !== first || quarter)
  const isTown = meant.some(({ value, isQuarter: quarter }) => value !== first && !quarter)
  // Prefer a city to a village of the same name.
  const isLarger = second === undefined || (sizes.get(first) ?? 0) >= (sizes.get(second) ?? 0) + 2
  if (isLarger && !(isQuarter && isTown)) return { kind: 'found', place: placeOf(first) }
  return { kind: 'ambiguous', values }
}

/** Minimum size class of a town that people call by its first word alone: 'Sesto' for Sesto San Giovanni. */
const largeTown = 3

/** Adds the large towns whose name begins with the name of a hamlet, because the name may mean either. */
function withLargeNamesakes(places: readonly NamedPlace[], index: PlaceIndex): readonly NamedPlace[] {
  const [first] = places
  if (!first || places.some(({ size }) => size > 1)) return places
  const larger = index.names.filter(
    ({ folded, size }) => size >= largeTown && folded.startsWith(`${first.folded} `),
  )
  return [...larger, ...places]
}

const beforeAdjective = new Set(['nel', 'nella', 'in', 'zona', 'dal', 'del'])

/** Returns the province or region that a message names, if it names no municipality. */
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
    const long = [three, two]
      .map((key) => (key.length < 5 || key === text ? null : index.province(key)))
      .find((found) => found !== null)
    if (long) return { kind: 'found', place: provinceOf(long) }
    if (region) return { kind: 'found', place: regionOf(region) }
    const isName = index.named(text).some(({ size }) => size > 0)
    const sign = text.length > 3 && !isName ? index.province(text) : null
    if (sign) return { kind: 'found', place: provinceOf(sign) }
    const adjective = beforeAdjective.has(words[at - 1]?.text ?? '') ? index.adjective(text) : null
    if (adjective) return { kind: 'found', place: provinceOf(adjective) }
  }
  return { kind: 'none' }
}

/** Minimum number of residents of a town whose bare post code counts if no place was asked for. */
const town = 10_000

function isLargeTown(place: PostCodePlace): boolean {
  return place.kind === 'city' && (placesByValue.get(place.value)?.population ?? 0) >= town
}

/** Words before a post code: 'cap 20131', 'in zona 20131'. */
const codeName = /^(?:cap|zona|postale|codice|quartiere)$/

/**
 * Returns the place of a post code. If no place was asked for, the code counts only after 'cap', with a leading zero,
 * or as a separate clause.
 */
function readPostCode(words: readonly Word[], index: PlaceIndex, asked: boolean): PlaceReading {
  for (const [at, { kind, text }] of words.entries()) {
    if (kind !== 'figure' || text.length !== 5) continue
    const isNamed =
      codeName.test(words[at - 1]?.text ?? '') || words[at - 2]?.text === 'cap' || text.startsWith('0')
    const isAlone = words.length === 1
    const isApart = words[at - 1]?.kind === 'mark' && (words[at + 1]?.kind ?? 'mark') === 'mark'
    if (!isNamed && !isAlone && !isApart && (!asked || unitAt(words, at + 1) !== null)) continue
    const found = placeOfPostCode(text, provinceCapital)
    // If no place was asked for, a bare figure is a post code only for a large town.
    if (!found || ((isAlone || isApart) && !isNamed && !asked && !isLargeTown(found))) continue
    if (found.kind === 'city') return { kind: 'found', place: placeOf(found.value) }
    if (found.kind === 'region') return { kind: 'found', place: regionOf(found.region) }
    return { kind: 'found', place: provinceOf(found.sign) }
  }
  return { kind: 'none' }
}

/**
 * Returns the place that a message names: 'a monza', 'Sesto San Giovanni (MI)', 'in provincia di Bergamo'.
 *
 * @param asked whether the message answers the question about the place. A bare name is then sufficient
 */
export function readPlace(utterance: Utterance, index: PlaceIndex, asked = false): PlaceReading {
  const words = spellSaints(utterance.words)
  // 'in provincia di Bergamo' names the province, unless a town is also named.
  const named = meantNames(words, index, asked).filter(({ from }) => !isOfArea(words, from))
  const [best, ...others] = byLikelihood(words, named, index, asked)
  if (best) {
    const places = withLargeNamesakes(best.places, index)
    return decide(ofOthers(places, others), provinceAfter(words, best.to, index))
  }
  for (const read of [readPostCode(words, index, asked), readArea(words, index), readTypo(words, index)]) {
    if (read.kind !== 'none') return read
  }
  return asked ? readBare(words, index) : { kind: 'none' }
}

/** Months and feasts are not a typing error of a town: 'ad aprile' is not Aprilia. */
const noTowns = new Set(
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre natale pasqua'.split(
    ' ',
  ),
)

/** Returns a large town whose name has a typing error, in running text: 'a Mialno'. */
function readTypo(words: readonly Word[], index: PlaceIndex): PlaceReading {
  const isKnown = (text: string): boolean => index.named(text).length > 0 || index.begunBy(text).length > 0
  for (const [at, { text, capital, kind }] of words.entries()) {
    if (kind !== 'word' || !capital || text.length < 5 || noTowns.has(text)) continue
    if (!['a', 'ad', 'zona'].includes(words[at - 1]?.text ?? '') || isKnown(text)) continue
    const near = index.names.filter(
      ({ key, size, isQuarter }) =>
        size >= 3 &&
        !isQuarter &&
        key.charAt(0) === text.charAt(0) &&
        editDistance(text, key, 2) <= slipsOf(text),
    )
    if (near.length > 0) return decide(near, provinceAfter(words, at + 1, index))
  }
  return { kind: 'none' }
}

/** Maximum edit distance. Two swapped letters count as two steps. */
const slipsOf = (text: string): number => (text.length >= 6 ? 2 : 1)

const lead =
  /^(?:(?:io|noi|abito|abitiamo|vivo|viviamo|sono|siamo|sto|stiamo|casa|il|lavoro|e|la|comune|citta|zona|paese|a|ad|in|di|da|nel|dalle|parti|vicino|presso|vicinanze|nelle) )+/

/** Answers that mean a kind of place and do not name one. */
const unnamed = new Set(
  'centro citta paese campagna periferia zona casa mare montagna collina euro italia nord sud terra'.split(
    ' ',
  ),
)

/** Words that are also signs of provinces: 'no' refuses, and does not name Novara. */
const plainWords = new Set('no si se me te mi vi ce lo al'.split(' '))

/** Reads an answer that contains only a name, which may be an everyday word or have a typing error. */
function readBare(words: readonly Word[], index: PlaceIndex): PlaceReading {
  const text = words
    .filter(({ kind }) => kind === 'word')
    .map((word) => word.text)
    .join(' ')
  const bare = text.replace(lead, '')
  if (unnamed.has(bare)) return { kind: 'none' }
  for (const name of [text, bare]) {
    const key = name.replaceAll(' ', '')
    const exact = index.named(key)
    if (exact.length > 0) return decide(withLargeNamesakes(exact, index), null)
    const sign = key.length === 2 && !plainWords.has(key) ? index.province(key) : null
    if (sign) return { kind: 'found', place: provinceOf(sign) }
  }
  // 'Cernusco s/N': ignore the abbreviated rest of a name.
  const [first = '', ...rest] = bare.split(' ')
  if (first.length > 3 && rest.every((word) => word.length <= 2)) {
    const places = begun(index, first)
    if (places.length > 0) return decide(places, null)
  }
  const key = bare.replaceAll(' ', '')
  return key.length < 4 ? { kind: 'none' } : readSlip(key, index)
}

/** Minimum length of a quarter's name in which a typing error is tolerated: 'miano' is similar to too many words. */
const longQuarter = 8

/**
 * Returns the town whose name begins with this text ('cernusco'), otherwise one that differs by a typing error.
 * Hamlets are excluded.
 */
function readSlip(key: string, index: PlaceIndex): PlaceReading {
  const all = index.names.filter((place) => !place.isQuarter || place.key.length >= longQuarter)
  const starting = key.length < 6 ? [] : all.filter((place) => !place.isQuarter && place.key.startsWith(key))
  if (starting.length > 0) return decide(starting, null)
  const limit = key.length >= 9 ? 2 : 1
  const near = all
    .filter((place) => place.size > 0 && (place.key[0] === key[0] || place.key[1] === key[0]))
    .map((place) => ({ place, slips: editDistance(key, place.key, limit) }))
    .filter(({ slips }) => slips <= limit)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return decide(
    near.filter(({ slips }) => slips === fewest).map(({ place }) => place),
    null,
  )
}
