import type { Service } from '../estimate/job.ts'
import type { PlaceIndex } from '../italian/places/place-index.ts'
import { placeSlot } from '../slots/place-slot.ts'
import { caldaia } from './caldaia.ts'
import { impianti } from './impianti.ts'
import { impiantoFotovoltaico } from './impianto-fotovoltaico.ts'
import { ristrutturazioneBagno } from './ristrutturazione-bagno.ts'
import { ristrutturazioneFacciata } from './ristrutturazione-facciata.ts'
import { ristrutturazioneTetto } from './ristrutturazione-tetto.ts'
import { ristrutturazione } from './ristrutturazione.ts'
import { serramenti } from './serramenti.ts'
import { tinteggiatura } from './tinteggiatura.ts'

/** Every service of the estimator by its tile's slug; the landings' are among them. */
export function createServices(index: PlaceIndex): ReadonlyMap<string, Service> {
  const place = placeSlot(index)
  const all = [
    ristrutturazione,
    tinteggiatura,
    serramenti,
    caldaia,
    impianti,
    ristrutturazioneFacciata,
    ristrutturazioneTetto,
    ristrutturazioneBagno,
    impiantoFotovoltaico,
  ].map((create) => create(place))
  return new Map(all.map((service) => [service.slug, service]))
}
