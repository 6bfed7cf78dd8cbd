import { prices as caldaia } from '../src/services/caldaia/prices.ts'
import type { LandingSlug } from '../src/services/catalogue.ts'
import { prices as fotovoltaico } from '../src/services/impianto_fotovoltaico/prices.ts'
import type { PriceRow } from '../src/services/price-row.ts'
import { prices as ristrutturazione } from '../src/services/ristrutturazione/prices.ts'
import { prices as bagno } from '../src/services/ristrutturazione_bagno/prices.ts'
import { prices as facciata } from '../src/services/ristrutturazione_facciata/prices.ts'
import { prices as tetto } from '../src/services/ristrutturazione_tetto/prices.ts'
import { prices as serramenti } from '../src/services/serramenti/prices.ts'
import { prices as tinteggiatura } from '../src/services/tinteggiatura/prices.ts'

/** The price rows of each service that has a landing. */
export const allPrices: Readonly<Record<LandingSlug, Readonly<Record<string, PriceRow>>>> = {
  ristrutturazione,
  ristrutturazione_bagno: bagno,
  ristrutturazione_tetto: tetto,
  ristrutturazione_facciata: facciata,
  tinteggiatura,
  serramenti,
  impianto_fotovoltaico: fotovoltaico,
  caldaia,
}
