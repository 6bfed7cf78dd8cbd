import { serviceSlugs } from '@mestieri/shared/services/catalogue.ts'
import { homeCards } from '@mestieri/shared/services/home-cards.ts'
import { type ServiceTile, tileOf } from '@mestieri/shared/services/tiles.ts'

export interface ServiceCard {
  readonly tile: ServiceTile
  readonly line: string
}

/** The cards of the home page, in order. */
export const serviceCards: readonly ServiceCard[] = serviceSlugs
  .flatMap((slug) => {
    const homeCard = homeCards[slug]
    return homeCard === null ? [] : [{ ...homeCard, tile: tileOf(slug) }]
  })
  .toSorted((one, other) => one.position - other.position)
