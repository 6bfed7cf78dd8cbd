import { landing as caldaia } from './caldaia/landing.ts'
import type { LandingSlug } from './catalogue.ts'
import { landing as fotovoltaico } from './impianto_fotovoltaico/landing.ts'
import type { LandingContent } from './landing-content.ts'
import { landing as ristrutturazione } from './ristrutturazione/landing.ts'
import { landing as bagno } from './ristrutturazione_bagno/landing.ts'
import { landing as facciata } from './ristrutturazione_facciata/landing.ts'
import { landing as tetto } from './ristrutturazione_tetto/landing.ts'
import { landing as serramenti } from './serramenti/landing.ts'
import { landing as tinteggiatura } from './tinteggiatura/landing.ts'

/** The content of every landing page. Only the landing page and the server's code for its head import it. */
export const landingContents: Readonly<Record<LandingSlug, LandingContent>> = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  ristrutturazione_facciata: facciata,
  ristrutturazione_tetto: tetto,
  ristrutturazione_bagno: bagno,
  impianto_fotovoltaico: fotovoltaico,
}
