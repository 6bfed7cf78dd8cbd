import { path } from '../pages.ts'
import { catalogue, type ServicePicture, type ServiceSlug, serviceSlugs } from './catalogue.ts'

/** One service of the cost estimator (specification, section 3, 'Customer service tile'). */
export interface ServiceTile {
  /** The last part of its route under /scopri_quanto_costa, and its name in the API. */
  readonly slug: ServiceSlug
  readonly title: string
  readonly serviceLabel: string
  readonly serviceUrl: string
  readonly image: ServicePicture
  readonly assistant: string
  /** Whether the service chooser shows the tile. */
  readonly show: boolean
}

export function tileOf(slug: ServiceSlug): ServiceTile {
  const { title, label, picture, inChooser } = catalogue[slug]
  return {
    slug,
    title,
    serviceLabel: label,
    serviceUrl: path('chat', { service: slug }),
    image: picture,
    assistant: slug,
    show: inChooser,
  }
}

/** The tiles of all services, in the catalogue's order. */
export const tiles: readonly ServiceTile[] = serviceSlugs.map(tileOf)
