import type { ServiceTile } from '@mestieri/shared/catalogue/tiles.ts'

import { serviceTile } from '../../../lib/estimator-state.ts'

/** One line on each service of the home page, in the order of the cards. */
const lines: readonly (readonly [slug: string, line: string])[] = [
  ['ristrutturazione', 'Tutta casa, o una stanza alla volta'],
  ['ristrutturazione_bagno', 'Dalle tubature alle piastrelle'],
  ['ristrutturazione_tetto', 'Coppi, guaine e isolamento'],
  ['tinteggiatura', 'Pareti, soffitti e colori nuovi'],
  ['impianto_fotovoltaico', 'Pannelli e batteria di accumulo'],
  ['serramenti', 'Finestre in PVC e zanzariere'],
  ['ristrutturazione_facciata', 'Intonaco, cappotto e balconi'],
  ['caldaia', 'Sostituzione e manutenzione'],
]

export interface ServiceCard {
  readonly tile: ServiceTile
  readonly line: string
}

export const serviceCards: readonly ServiceCard[] = lines.map(([slug, line]) => ({
  tile: serviceTile(slug),
  line,
}))
