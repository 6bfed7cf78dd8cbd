import { catalogue, type LandingSlug, type ServicePicture, serviceSlugs } from './catalogue.ts'

/** A landing page of a service (specification, sections 2 and 3, 'Landing service'). */
export interface LandingService {
  readonly id: number
  /** The last part of /servizi/{service}. */
  readonly slug: LandingSlug
  /** The short name for links and breadcrumbs. */
  readonly name: string
  readonly picture: ServicePicture
}

/** The landing pages of all services that have one, in the order of the specification. */
export const landings: readonly LandingService[] = serviceSlugs
  .flatMap((slug): LandingService[] => {
    const { landing, picture } = catalogue[slug]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service has a landing
    return landing === null ? [] : [{ ...landing, slug: slug as LandingSlug, picture }]
  })
  .toSorted((one, other) => one.id - other.id)

/** Returns the landing page of an untrusted slug, for example from a URL. */
export function landingOf(slug: string): LandingService | undefined {
  return landings.find((landing) => landing.slug === slug)
}
