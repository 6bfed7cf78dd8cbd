import { foldName, foldWords } from '@mestieri/shared/municipalities/fold.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { placesByValue } from '@mestieri/shared/municipalities/places.ts'
import { provinceCapital, provinceSigns } from '@mestieri/shared/municipalities/provinces.ts'

import { provinceAdjectives, provinceNames, regionNames } from './areas.ts'
import { formerNames } from './former-names.ts'
import { quarters } from './quarters.ts'

/** A municipality with one of its names. */
export interface NamedPlace {
  /** Its value in the list: 'MONZA (MB)'. */
  readonly value: string
  /** The name without the province sign, folded, without spaces: 'reggionellemilia'. */
  readonly key: string
  /** The same with spaces: 'reggio nell emilia'. */
  readonly folded: string
  /** The number of words of the name. */
  readonly words: number
  /** Size class by population: 0 for most municipalities, 6 for the largest cities. */
  readonly size: number
  /** Whether it is a quarter or hamlet of the municipality. */
  readonly isQuarter: boolean
}

/** A range of words that may name a municipality. */
export interface Candidate {
  readonly from: number
  readonly to: number
  readonly places: readonly NamedPlace[]
}

export interface PlaceIndex {
  /** Returns the municipalities with a folded name. */
  named(key: string): readonly NamedPlace[]
  /** All names, for the search that tolerates typing errors. */
  readonly names: readonly NamedPlace[]
  /** Returns the sign of a province by its folded name, its capital's name or its sign; null if unknown. */
  province(key: string): string | null
  /** Returns the sign of a province by its adjective, as in 'nel bergamasco'; null if unknown. */
  adjective(key: string): string | null
  /** Returns the names that begin with these words, folded with spaces: 'busto' for 'busto arsizio'. */
  begunBy(words: string): readonly NamedPlace[]
  /** Returns the region with a folded name, or null. */
  region(key: string): string | null
}

function nameOf(value: string): string {
  return value.replace(/ \([A-Z]{2}\)$/, '')
}

/**
 * Returns the first word of a name, and its first two words: 'san' and 'san donato' for San Donato Milanese.
 */
function startsOf(place: NamedPlace): { readonly start: string; readonly place: NamedPlace }[] {
  const [first = '', second = ''] = place.folded.split(' ')
  return [{ start: first, place }, ...(place.words > 2 ? [{ start: `${first} ${second}`, place }] : [])]
}

/** Makes the index of municipalities. Takes about 10 ms, so make it once. */
export function createPlaceIndex(): PlaceIndex {
  const { entries, otherNames } = municipalityList()
  const sizes = new Map(entries.map(({ value, size }) => [value, size]))
  const row = (name: string, value: string, isQuarter = false): NamedPlace => ({
    value,
    key: foldName(name),
    folded: foldWords(name),
    words: foldWords(name).split(' ').length,
    size: sizes.get(value) ?? 0,
    isQuarter,
  })
  const names = [
    ...entries.filter(({ value }) => value.endsWith(')')).map(({ value }) => row(nameOf(value), value)),
    ...otherNames.map(({ name, value }) => row(nameOf(name), value)),
    ...formerNames.filter(([, value]) => sizes.has(value)).map(([name, value]) => row(name, value)),
    ...quarters.map(([name, value]) => row(name, value, true)),
  ]
  const byKey = Map.groupBy(names, ({ key }) => key)
  const byStart = Map.groupBy(
    names.flatMap((place) => (place.words > 1 && !place.isQuarter ? startsOf(place) : [])),
    ({ start }) => start,
  )
  const provinces = new Map(Object.entries(provinceNames))
  for (const sign of provinceSigns) {
    provinces.set(sign.toLowerCase(), sign)
    provinces.set(foldName(nameOf(provinceCapital(sign) ?? sign)), sign)
  }
  const regions = new Map<string, string>()
  for (const { region } of placesByValue.values()) {
    for (const part of region.split(/[/]/)) regions.set(foldName(part), region)
    regions.set(foldName(region.split('-')[0] ?? region), region)
  }
  for (const [name, region] of Object.entries(regionNames)) regions.set(name, regions.get(region) ?? region)
  return {
    adjective: (key) => (Object.hasOwn(provinceAdjectives, key) ? (provinceAdjectives[key] ?? null) : null),
    begunBy: (words) => byStart.get(words)?.map(({ place }) => place) ?? [],
    named: (key) => byKey.get(key) ?? [],
    names,
    province: (key) => provinces.get(key) ?? null,
    region: (key) => regions.get(key) ?? null,
  }
}
