import { estimate as caldaia } from './caldaia/estimate.ts'
import type { ServiceSlug } from './catalogue.ts'
import type { ServiceEstimate } from './estimate.ts'
import { estimate as impianti } from './impianti/estimate.ts'
import { estimate as fotovoltaico } from './impianto_fotovoltaico/estimate.ts'
import { estimate as ristrutturazione } from './ristrutturazione/estimate.ts'
import { estimate as bagno } from './ristrutturazione_bagno/estimate.ts'
import { estimate as facciata } from './ristrutturazione_facciata/estimate.ts'
import { estimate as tetto } from './ristrutturazione_tetto/estimate.ts'
import { estimate as serramenti } from './serramenti/estimate.ts'
import { estimate as tinteggiatura } from './tinteggiatura/estimate.ts'

/** The rows of each service's estimate. */
export const estimates = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  impianti,
  ristrutturazione_facciata: facciata,
  ristrutturazione_tetto: tetto,
  ristrutturazione_bagno: bagno,
  impianto_fotovoltaico: fotovoltaico,
} as const satisfies Record<ServiceSlug, ServiceEstimate>
