import { type ServiceSlug, serviceSlugs } from '@mestieri/shared/services/catalogue.ts'

import type { ServiceEngine } from '../jobs/job-engine.ts'
import { engine as caldaia } from './caldaia/engine.ts'
import { engine as impianti } from './impianti/engine.ts'
import { engine as fotovoltaico } from './impianto-fotovoltaico/engine.ts'
import { withOwnMaterials } from './own-material.ts'
import { engine as bagno } from './ristrutturazione-bagno/engine.ts'
import { engine as facciata } from './ristrutturazione-facciata/engine.ts'
import { engine as tetto } from './ristrutturazione-tetto/engine.ts'
import { engine as ristrutturazione } from './ristrutturazione/engine.ts'
import { engine as serramenti } from './serramenti/engine.ts'
import { engine as tinteggiatura } from './tinteggiatura/engine.ts'

const engines: Readonly<Record<ServiceSlug, ServiceEngine>> = {
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

/** The engine of each service, in the order of the catalogue. */
export function createEngines(): ReadonlyMap<ServiceSlug, ServiceEngine> {
  return new Map(serviceSlugs.map((slug) => [slug, withOwnMaterials(engines[slug])]))
}
