import { keysOf } from '../records.ts'
import { service as caldaia } from './caldaia/service.ts'
import { service as impianti } from './impianti/service.ts'
import { service as fotovoltaico } from './impianto_fotovoltaico/service.ts'
import { service as ristrutturazione } from './ristrutturazione/service.ts'
import { service as bagno } from './ristrutturazione_bagno/service.ts'
import { service as facciata } from './ristrutturazione_facciata/service.ts'
import { service as tetto } from './ristrutturazione_tetto/service.ts'
import { service as serramenti } from './serramenti/service.ts'
import type { Service } from './service.ts'
import { service as tinteggiatura } from './tinteggiatura/service.ts'

/**
 * Every service of the cost estimator by its slug, in the order of the service chooser. A slug is the last part of the
 * service's addresses, the name that the API uses, and the name of the folder that holds the service's data.
 */
export const catalogue = {
  ristrutturazione,
  tinteggiatura,
  serramenti,
  caldaia,
  impianti,
  ristrutturazione_facciata: facciata,
  ristrutturazione_tetto: tetto,
  ristrutturazione_bagno: bagno,
  impianto_fotovoltaico: fotovoltaico,
} as const satisfies Record<string, Service>

export type ServiceSlug = keyof typeof catalogue

export const serviceSlugs: readonly ServiceSlug[] = keysOf(catalogue)

/** The diorama of a service; its tint has the same name. */
export type ServicePicture = (typeof catalogue)[ServiceSlug]['picture']

/** The services with a landing page. */
export type LandingSlug = {
  [Slug in ServiceSlug]: (typeof catalogue)[Slug]['landing'] extends null ? never : Slug
}[ServiceSlug]

/** Whether a text from outside is the slug of a service. */
export function isServiceSlug(text: string): text is ServiceSlug {
  return Object.hasOwn(catalogue, text)
}
