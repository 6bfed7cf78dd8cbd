import type { PriceRange } from '../catalogue/price-range.ts'
import { prices as caldaia } from './caldaia/prices.ts'
import type { LandingSlug } from './catalogue.ts'
import { prices as fotovoltaico } from './impianto_fotovoltaico/prices.ts'
import type { MergedRows, PriceRow } from './price-row.ts'
import { prices as ristrutturazione } from './ristrutturazione/prices.ts'
import { fineBathroom, prices as bagno } from './ristrutturazione_bagno/prices.ts'
import { prices as facciata } from './ristrutturazione_facciata/prices.ts'
import { prices as tetto } from './ristrutturazione_tetto/prices.ts'
import { prices as serramenti, windowFactors } from './serramenti/prices.ts'
import { prices as tinteggiatura } from './tinteggiatura/prices.ts'

/** The rows of each service that has a landing. */
export const pricesOf = {
  ristrutturazione,
  ristrutturazione_bagno: bagno,
  ristrutturazione_tetto: tetto,
  ristrutturazione_facciata: facciata,
  tinteggiatura,
  serramenti,
  impianto_fotovoltaico: fotovoltaico,
  caldaia,
} as const satisfies Record<LandingSlug, Readonly<Record<string, PriceRow>>>

/**
 * The indicative prices of all services, each with its source, by an id that no other row has. Landings and assistant
 * state prices from these rows alone. They are published ranges of portals and trade blogs, some of them some years
 * old: pages show them as such, never as a quote.
 */
export const priceGuide: MergedRows<(typeof pricesOf)[keyof typeof pricesOf]> = Object.assign(
  {},
  ...Object.values(pricesOf),
)

/** By how much a kind or a place makes a price dearer or cheaper. */
export const priceFactors = {
  fineBathroom,
  ...windowFactors,
  /** iperedilizia.it, 2025. */
  bigNorthernCity: { min: 1.15, max: 1.2 },
  southAndIslands: { min: 0.75, max: 0.9 },
} as const satisfies Record<string, PriceRange>
