import type { PriceRange } from './price-range.ts'

/** A page that a price was read from. */
export interface PriceSource {
  readonly name: string
  /** The year it was written; null where it bears no date. */
  readonly year: number | null
}

/**
 * `source`: as published. `widened`: published, and stretched by us where it was old or narrow.
 * `own`: our own estimate.
 */
export type PriceBasis = 'source' | 'widened' | 'own'

/** What the price is for: a square metre, a running metre, a piece, a kilowatt(-hour) of peak or storage, all of it. */
export type PriceUnit = 'm2' | 'metre' | 'piece' | 'kWp' | 'kWh' | 'job'

export interface PriceRow extends PriceRange {
  /** What is done, for people. */
  readonly label: string
  readonly unit: PriceUnit
  readonly vat: 'esclusa' | 'inclusa'
  readonly basis: PriceBasis
  readonly sources: readonly PriceSource[]
}

type RowRest = Partial<Pick<PriceRow, 'unit' | 'vat'>>

function page(name: string, year: number | null = null): PriceSource {
  return { name, year }
}

function row(
  label: string,
  [min, max]: readonly [number, number],
  basis: PriceBasis,
  sources: readonly PriceSource[],
  { unit = 'm2', vat = 'esclusa' }: RowRest = {},
): PriceRow {
  return { label, min, max, unit, vat, basis, sources }
}

const iperedilizia = page('iperedilizia.it', 2025)
const whole = { unit: 'job' } as const

/** When the sources were last read, and the edition that this made. */
export const priceGuideEdition = { version: 1, asOf: '2026-11' } as const

/**
 * Indicative prices, each with where it comes from: one book for every page that states a price. Published ranges of
 * portals and trade blogs, some of them some years old: they are shown as such, never as a quote.
 */
export const priceGuide = {
  lightRenovation: row('Ristrutturazione leggera', [200, 500], 'source', [
    page('archizen.it', 2025),
    iperedilizia,
  ]),
  fullRenovation: row('Ristrutturazione completa', [600, 1300], 'source', [
    page('archizen.it', 2025),
    iperedilizia,
    page('ristrutturazione3x2'),
  ]),
  fineRenovation: row('Ristrutturazione di pregio', [1300, 2500], 'source', [page('archizen.it', 2025)]),

  bathroomRestyling: row('Sanitari e rivestimenti', [2000, 5000], 'source', [page('pgcasa')], whole),
  bathroom: row('Bagno rifatto, al metro quadro', [800, 1400], 'source', [
    page('calcolatori.net', 2025),
    page('ricasare'),
  ]),
  bathroomAtLeast: row(
    'Bagno rifatto, anche se piccolo',
    [5000, 9000],
    'widened',
    [page('moreatnova')],
    whole,
  ),

  roofCovering: row('Riparare il manto', [60, 120], 'widened', [page('tecnoedil')]),
  roof: row('Rifare il tetto', [150, 260], 'widened', [page('idealista', 2023)]),
  insulatedRoof: row('Rifare, isolare e ventilare', [220, 380], 'own', []),
  roofTimber: row('Struttura in legno nuova, in più', [130, 180], 'source', [page('tecnoedil')]),
  roofScaffolding: row('Ponteggio', [13, 13], 'source', [page('bassettihomeinnovation')]),

  facadePaint: row('Tinteggiatura esterna', [12.5, 35], 'source', [page('edilnet')]),
  facadeScaffolding: row('Ponteggio della facciata', [8, 15], 'source', [page('edilnet')]),
  facadePlaster: row('Intonaco e tinta, ponteggio compreso', [60, 100], 'widened', [
    page('preventivone'),
    page('officineverticali'),
  ]),
  facadeInsulation: row('Cappotto termico', [90, 160], 'own', []),
  balconyEdges: row('Frontalini dei balconi', [30, 60], 'source', [page('preventivone')], { unit: 'metre' }),

  paint: row('Tinta semplice', [5, 12], 'source', [page('cityrumors'), page('tinteggiaturetorino')]),
  washablePaint: row('Tinta lavabile', [9, 15], 'source', [page('leristrutturazioni'), page('cityrumors')]),
  decorativePaint: row('Finitura decorativa', [15, 30], 'source', [page('cityrumors')]),
  paintPreparation: row('Rasatura, crepe o muffa, in più', [5, 25], 'source', [
    page('proiezionidiborsa'),
    page('leristrutturazioni'),
  ]),
  paintAtLeast: row('Spesa minima', [300, 300], 'own', [], whole),

  pvcWindows: row(
    'Serramenti in PVC, posa compresa',
    [450, 600],
    'source',
    [page('consulente-energia.com', 2025)],
    { vat: 'inclusa' },
  ),
  shutterBox: row('Cassonetto o tapparella', [150, 350], 'own', [], { unit: 'piece', vat: 'inclusa' }),

  smallSolar: row('Impianto da 3 kW', [1500, 2500], 'source', [page('aforenergy', 2025)], { unit: 'kWp' }),
  solar: row('Impianto da 6 kW', [1300, 2000], 'source', [page('newsroom24', 2025)], { unit: 'kWp' }),
  solarBattery: row('Batteria di accumulo', [600, 900], 'source', [page('newsroom24', 2025)], {
    unit: 'kWh',
  }),

  boiler24: row(
    'Caldaia da 24 kW, montata',
    [1600, 2600],
    'widened',
    [page('caldaiacondensazione.net'), page('prontopro'), page('condomani')],
    whole,
  ),
  boiler30: row(
    'Caldaia da 30 kW, montata',
    [2000, 3200],
    'widened',
    [page('caldaiacondensazione.net'), page('prontopro')],
    whole,
  ),
  flue: row('Canna fumaria', [300, 800], 'own', [], whole),
  radiatorValve: row('Valvola termostatica', [50, 60], 'source', [page('officinadelclima')], {
    unit: 'piece',
  }),
} as const satisfies Record<string, PriceRow>

/** By how much a kind or a place makes a price dearer or cheaper. */
export const priceFactors = {
  /** Our own estimates. */
  fineBathroom: { min: 1.3, max: 1.8 },
  slidingWindow: { min: 1.5, max: 2 },
  tripleGlazing: { min: 1.1, max: 1.2 },
  /** iperedilizia.it, 2025. */
  bigNorthernCity: { min: 1.15, max: 1.2 },
  southAndIslands: { min: 0.75, max: 0.9 },
} as const satisfies Record<string, PriceRange>
