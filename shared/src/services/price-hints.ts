import { prices as caldaia } from './caldaia/prices.ts'
import type { LandingSlug } from './catalogue.ts'
import { prices as fotovoltaico } from './impianto_fotovoltaico/prices.ts'
import { type LandingRow, rowsAt } from './landing-prices.ts'
import { prices as ristrutturazione } from './ristrutturazione/prices.ts'
import { prices as bagno } from './ristrutturazione_bagno/prices.ts'
import { prices as facciata } from './ristrutturazione_facciata/prices.ts'
import { prices as tetto } from './ristrutturazione_tetto/prices.ts'
import { prices as serramenti } from './serramenti/prices.ts'
import { prices as tinteggiatura } from './tinteggiatura/prices.ts'

/**
 * A few prices of each service that its landing page also lists, with the same VAT. Profiles show them; the
 * contents of the landing pages would be too large for that.
 */
export const priceHints: Readonly<Record<LandingSlug, readonly LandingRow[]>> = {
  ristrutturazione: rowsAt([ristrutturazione.fullRenovation, ristrutturazione.lightRenovation]),
  ristrutturazione_bagno: rowsAt([bagno.bathroomRestyling], 0.11),
  ristrutturazione_tetto: rowsAt([tetto.roof, tetto.roofCovering]),
  ristrutturazione_facciata: rowsAt([facciata.facadePlaster, facciata.facadeInsulation]),
  tinteggiatura: rowsAt([tinteggiatura.paint, tinteggiatura.washablePaint]),
  serramenti: rowsAt([serramenti.pvcWindows, serramenti.aluminiumWindows], 0.16),
  impianto_fotovoltaico: rowsAt([fotovoltaico.solar]),
  caldaia: rowsAt([caldaia.boiler24, caldaia.boiler30], 0.12),
}
