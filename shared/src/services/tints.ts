import { tint as caldaia } from './caldaia/tint.ts'
import type { ServiceSlug } from './catalogue.ts'
import { tint as impianti } from './impianti/tint.ts'
import { tint as fotovoltaico } from './impianto_fotovoltaico/tint.ts'
import { tint as ristrutturazione } from './ristrutturazione/tint.ts'
import { tint as bagno } from './ristrutturazione_bagno/tint.ts'
import { tint as facciata } from './ristrutturazione_facciata/tint.ts'
import { tint as tetto } from './ristrutturazione_tetto/tint.ts'
import { tint as serramenti } from './serramenti/tint.ts'
import type { ServiceTint } from './tint.ts'
import { tint as tinteggiatura } from './tinteggiatura/tint.ts'

/** The tint of each service. The web build makes CSS rules from them. */
export const tints: Readonly<Record<ServiceSlug, ServiceTint>> = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  impianti,
  ristrutturazione_facciata: facciata,
  ristrutturazione_tetto: tetto,
  ristrutturazione_bagno: bagno,
  impianto_fotovoltaico: fotovoltaico,
}
