import { homeCard as caldaia } from './caldaia/home-card.ts'
import type { LandingSlug, ServiceSlug } from './catalogue.ts'
import type { HomeCard } from './home-card.ts'
import { homeCard as impianti } from './impianti/home-card.ts'
import { homeCard as fotovoltaico } from './impianto_fotovoltaico/home-card.ts'
import { homeCard as ristrutturazione } from './ristrutturazione/home-card.ts'
import { homeCard as bagno } from './ristrutturazione_bagno/home-card.ts'
import { homeCard as facciata } from './ristrutturazione_facciata/home-card.ts'
import { homeCard as tetto } from './ristrutturazione_tetto/home-card.ts'
import { homeCard as serramenti } from './serramenti/home-card.ts'
import { homeCard as tinteggiatura } from './tinteggiatura/home-card.ts'

/**
 * The home page's card of each service; null for a service without a landing page, because the card links to
 * it. Only the home page loads this module.
 */
export const homeCards = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  impianti,
  ristrutturazione_facciata: facciata,
  ristrutturazione_tetto: tetto,
  ristrutturazione_bagno: bagno,
  impianto_fotovoltaico: fotovoltaico,
} as const satisfies { readonly [Slug in ServiceSlug]: Slug extends LandingSlug ? HomeCard : null }
