import { foldName, foldWords } from '@mestieri/shared/municipalities/fold.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { placesByValue } from '@mestieri/shared/municipalities/places.ts'
import { provinceCapital, provinceSigns } from '@mestieri/shared/municipalities/provinces.ts'

/** A municipality under one of its names. */
export interface NamedPlace {
  /** The list's value: 'MONZA (MB)'. */
  readonly value: string
  /** Name without its sign, folded, with nothing between the letters: 'reggionellemilia'. */
  readonly key: string
  /** The same with its spaces: 'reggio nell emilia'. */
  readonly folded: string
  /** How many words the name has. */
  readonly words: number
  /** 0 for most, 6 for the largest cities. */
  readonly size: number
}

/** Provinces that people call by another name than their capital's. */
const provinceNames: Readonly<Record<string, string>> = {
  brianza: 'MB',
  monzabrianza: 'MB',
  monzaebrianza: 'MB',
  pesaroeurbino: 'PU',
  pesarourbino: 'PU',
  urbino: 'PU',
  forlicesena: 'FC',
  cesena: 'FC',
  massacarrara: 'MS',
  carrara: 'MS',
  barlettaandriatrani: 'BT',
  barletta: 'BT',
  trani: 'BT',
  bat: 'BT',
  reggiocalabria: 'RC',
  reggioemilia: 'RE',
  verbanocusioossola: 'VB',
  vco: 'VB',
  ciociaria: 'FR',
  salento: 'LE',
  valtellina: 'SO',
  cadore: 'BL',
  polesine: 'RO',
  gallura: 'OT',
  ogliastra: 'OG',
  mediocampidano: 'VS',
  iglesias: 'CI',
  altoadige: 'BZ',
  sudtirol: 'BZ',
}

/** Quarters and hamlets that people name instead of their municipality. */
const quarters: Readonly<Record<string, string>> = {
  mestre: 'VENEZIA (VE)',
  marghera: 'VENEZIA (VE)',
  ostia: 'ROMA (RM)',
  lidodiostia: 'ROMA (RM)',
  eur: 'ROMA (RM)',
  mondello: 'PALERMO (PA)',
  sampierdarena: 'GENOVA (GE)',
  nervi: 'GENOVA (GE)',
  milanomarittima: 'CERVIA (RA)',
  torredellago: 'VIAREGGIO (LU)',
}

export interface PlaceIndex {
  /** The municipalities of a folded name. */
  named(key: string): readonly NamedPlace[]
  /** All names, for the search of one that is almost meant. */
  readonly names: readonly NamedPlace[]
  /** The sign of a province by its folded name, its capital's name or its sign; null for none. */
  province(key: string): string | null
  /** The region of a folded name, or null. */
  region(key: string): string | null
}

function nameOf(value: string): string {
  return value.replace(/ \([A-Z]{2}\)$/, '')
}

/** Indexes the municipalities by what people call them. Takes some 10 ms: make one and keep it. */
export function createPlaceIndex(): PlaceIndex {
  const { entries, otherNames } = municipalityList()
  const sizes = new Map(entries.map(({ value, size }) => [value, size]))
  const row = (name: string, value: string, words = foldWords(name).split(' ').length): NamedPlace => ({
    value,
    key: foldName(name),
    folded: foldWords(name),
    words,
    size: sizes.get(value) ?? 0,
  })
  const names = [
    ...entries.filter(({ value }) => value.endsWith(')')).map(({ value }) => row(nameOf(value), value)),
    ...otherNames.map(({ name, value }) => row(nameOf(name), value)),
    ...Object.entries(quarters).map(([key, value]) => row(key, value, 3)),
  ]
  const byKey = Map.groupBy(names, ({ key }) => key)
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
  return {
    named: (key) => byKey.get(key) ?? [],
    names,
    province: (key) => provinces.get(key) ?? null,
    region: (key) => regions.get(key) ?? null,
  }
}
