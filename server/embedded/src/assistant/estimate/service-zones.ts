import type { Zone, ZonePlace } from '../price-book/zones.ts'

/**
 * iperedilizia.it (2025): in the north up to a fifth more, in the south down to a quarter less; its table of cities
 * gives Milan, Naples and Palermo their own. Within these bounds the figures are ours.
 */
const cityFactors: Readonly<Record<string, number>> = {
  'MILANO (MI)': 1.2,
  'NAPOLI (NA)': 0.85,
  'PALERMO (PA)': 0.75,
}

const bigNorthernFactor = 1.15

/** Cities of the north with more than 100,000 residents. */
const bigNorthern: ReadonlySet<string> = new Set([
  'TORINO (TO)',
  'NOVARA (NO)',
  'GENOVA (GE)',
  'BERGAMO (BG)',
  'BRESCIA (BS)',
  'MONZA (MB)',
  'TRENTO (TN)',
  'BOLZANO (BZ)',
  'VERONA (VR)',
  'VICENZA (VI)',
  'PADOVA (PD)',
  'VENEZIA (VE)',
  'TRIESTE (TS)',
  'PIACENZA (PC)',
  'PARMA (PR)',
  "REGGIO NELL'EMILIA (RE)",
  'MODENA (MO)',
  'BOLOGNA (BO)',
  'FERRARA (FE)',
  'RAVENNA (RA)',
  'FORLÌ (FC)',
  'RIMINI (RN)',
])

const regionFactors: Readonly<Record<string, number>> = {
  Abruzzo: 0.9,
  Molise: 0.85,
  Campania: 0.85,
  Puglia: 0.85,
  Basilicata: 0.8,
  Calabria: 0.8,
  Sicilia: 0.8,
  Sardegna: 0.9,
}

/** Somewhere in Italy: from our cheaper places to our dearer ones, without the extremes. */
export const anywhere: Zone = { low: 0.85, high: 1.15, words: 'prezzi di tutta Italia' }

function zone(factor: number): Zone {
  const percent = Math.round(Math.abs(factor - 1) * 100)
  if (percent === 0) return { low: 1, high: 1, words: 'prezzi nella media' }
  const words = `prezzi ${factor > 1 ? 'più alti' : 'più bassi'} della media, circa ${percent}%`
  return { low: factor, high: factor, words }
}

/** The zone of a place; null for one that nobody named. */
export function zoneOf(place: ZonePlace | null): Zone {
  if (place === null) return anywhere
  const ofCity = cityFactors[place.city] ?? (bigNorthern.has(place.city) ? bigNorthernFactor : undefined)
  return zone(ofCity ?? regionFactors[place.region ?? ''] ?? 1)
}
