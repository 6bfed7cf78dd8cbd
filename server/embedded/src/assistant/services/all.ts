import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { Service } from '../estimate/job.ts'
import type { PlaceIndex } from '../italian/places/place-index.ts'
import { placeSlot } from '../slots/place-slot.ts'
import type { Slot } from '../slots/slot.ts'
import { caldaia } from './caldaia.ts'
import { impianti } from './impianti.ts'
import { impiantoFotovoltaico } from './impianto-fotovoltaico.ts'
import { ristrutturazioneBagno } from './ristrutturazione-bagno.ts'
import { ristrutturazioneFacciata } from './ristrutturazione-facciata.ts'
import { ristrutturazioneTetto } from './ristrutturazione-tetto.ts'
import { ristrutturazione } from './ristrutturazione.ts'
import { serramenti } from './serramenti.ts'
import { tinteggiatura } from './tinteggiatura.ts'

/** How each service interviews and prices. */
const services = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  impianti,
  ristrutturazione_facciata: ristrutturazioneFacciata,
  ristrutturazione_tetto: ristrutturazioneTetto,
  ristrutturazione_bagno: ristrutturazioneBagno,
  impianto_fotovoltaico: impiantoFotovoltaico,
} as const satisfies Record<ServiceSlug, (place: Slot) => Service>

/** Every service of the estimator by its slug; a slug from outside may name none. */
export function createServices(index: PlaceIndex): ReadonlyMap<string, Service> {
  const place = placeSlot(index)
  return new Map(Object.entries(services).map(([slug, create]) => [slug, create(place)]))
}
