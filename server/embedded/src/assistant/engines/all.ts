import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

import type { ServiceEngine } from '../jobs/job-engine.ts'
import { engine as caldaia } from './caldaia/engine.ts'
import { engine as impianti } from './impianti/engine.ts'
import { engine as fotovoltaico } from './impianto-fotovoltaico/engine.ts'

const engines = {
  caldaia,
  impianti,
  impianto_fotovoltaico: fotovoltaico,
} satisfies Partial<Record<ServiceSlug, ServiceEngine>>

/** The engine of each service, in the order of the catalogue. */
export function createEngines(): ReadonlyMap<ServiceSlug, ServiceEngine> {
  return new Map(Object.entries(engines) as [ServiceSlug, ServiceEngine][])
}
