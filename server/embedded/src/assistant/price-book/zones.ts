import { provinceCapital } from '@mestieri/shared/municipalities/provinces.ts'
import { type EstimateRow, own } from '@mestieri/shared/services/estimate.ts'

/**
 * How much more or less labour costs in a place than in most of Italy, as a factor. Goods have the same price
 * everywhere, so the factor applies only to the share of labour in a price.
 */
export interface Zone {
  readonly low: number
  readonly high: number
  /** An explanation for the customer. The name of the place comes before it. */
  readonly words: string
}

/** The part of Italy that determines the solar yield. */
export type Climate = 'north' | 'centre' | 'south'

/** The place whose zone is requested. */
export interface ZonePlace {
  /** The municipality; empty for a province or a region. */
  readonly city: string
  readonly province?: string | null
  readonly region: string | null
}

/**
 * Labour levels of cities that differ from their region, from surveys of real quotes by city of 2015 to 2019
 * (ediltecnico, infoiva, palermotoday, affaritaliani).
 */
const cityLevels: Readonly<Record<string, number>> = {
  'MILANO (MI)': 1.22,
  'ROMA (RM)': 1.22,
  'TORINO (TO)': 1.12,
  'GENOVA (GE)': 1.12,
  'TRENTO (TN)': 1.12,
  'BOLZANO (BZ)': 1.12,
  'MONZA (MB)': 1.12,
  'BERGAMO (BG)': 1.12,
  'BRESCIA (BS)': 1.12,
  'NOVARA (NO)': 1.08,
  'VERONA (VR)': 1.08,
  'VICENZA (VI)': 1.08,
  'PADOVA (PD)': 1.08,
  'VENEZIA (VE)': 1.08,
  'PIACENZA (PC)': 1.08,
  'PARMA (PR)': 1.08,
  "REGGIO NELL'EMILIA (RE)": 1.08,
  'MODENA (MO)': 1.08,
  'BOLOGNA (BO)': 1.08,
  'FERRARA (FE)': 1.08,
  'RAVENNA (RA)': 1.08,
  'FORLÌ (FC)': 1.08,
  'RIMINI (RN)': 1.08,
  'FIRENZE (FI)': 1.03,
  'TRIESTE (TS)': 0.95,
  'NAPOLI (NA)': 0.86,
}

const centralLevels: Readonly<Record<string, number>> = { Toscana: 1, Umbria: 1, Marche: 1, Lazio: 1 }

const southernLevels: Readonly<Record<string, number>> = {
  Abruzzo: 0.95,
  Sardegna: 0.88,
  Puglia: 0.88,
  Molise: 0.88,
  Campania: 0.88,
  Basilicata: 0.88,
  Sicilia: 0.8,
  Calabria: 0.8,
}

const northernLevel = 1.03

/** An unknown place in Italy: from the cheaper to the more expensive places, without the extremes. */
export const anywhere: Zone = { low: 0.88, high: 1.12, words: 'prezzi di tutta Italia' }

/** The level of most of Italy, with which the zone of a place is compared. */
export const average: Zone = { low: 1, high: 1, words: 'manodopera nella media' }

function percentWords(level: number): string {
  const percent = Math.round(Math.abs(level - 1) * 100)
  if (percent === 0) return average.words
  return `manodopera ${level > 1 ? 'più cara' : 'meno cara'} della media, circa ${percent} %`
}

function levelOf(city: string, region: string | null): number {
  const key = region ?? ''
  return (
    cityLevels[city] ?? centralLevels[key] ?? southernLevels[key] ?? (region === null ? 1 : northernLevel)
  )
}

/**
 * Returns the zone of a place; the zone `anywhere` for null. The zone of a province covers its capital and
 * its villages.
 */
export function zoneOf(place: ZonePlace | null): Zone {
  if (place === null) return anywhere
  const { city, province, region } = place
  const level = levelOf(city, region)
  const capital = city === '' && province ? provinceCapital(province) : undefined
  const other = capital ? levelOf(capital, region) : level
  const [low, high] = [Math.min(level, other), Math.max(level, other)]
  return { low, high, words: percentWords((low + high) / 2) }
}

/** Returns the climate of a region; the middle one for null. */
export function climateOf(region: string | null): Climate {
  if (region === null || Object.hasOwn(centralLevels, region)) return 'centre'
  return Object.hasOwn(southernLevels, region) ? 'south' : 'north'
}

const ofHome = { ...own, vat: 'nessuna' } as const

/** Sizes of homes and rooms that customers describe by type, in m². */
export const quantities = {
  room: { label: 'Una stanza', min: 14, max: 21, unit: 'm2', ...ofHome },
  studio: { label: 'Monolocale', min: 28, max: 40, unit: 'm2', ...ofHome },
  twoRooms: { label: 'Bilocale', min: 45, max: 65, unit: 'm2', ...ofHome },
  threeRooms: { label: 'Trilocale', min: 70, max: 95, unit: 'm2', ...ofHome },
  fourRooms: { label: 'Quadrilocale', min: 95, max: 130, unit: 'm2', ...ofHome },
  fiveRooms: { label: 'Cinque locali', min: 115, max: 160, unit: 'm2', ...ofHome },
} as const satisfies Record<string, EstimateRow>
