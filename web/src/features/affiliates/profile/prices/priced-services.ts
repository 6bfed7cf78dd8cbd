import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { catalogue } from '@mestieri/shared/services/catalogue.ts'
import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

/** The services with a price list that a professional offers: those named in the profile first, then the trade's. */
export function pricedServices({
  services,
  profession,
}: Pick<AffiliateProfile, 'services' | 'profession'>): readonly ServiceTile[] {
  const named = services.flatMap(({ label }) => tiles.filter(({ serviceLabel }) => serviceLabel === label))
  const ofTrade = tiles.filter(({ slug }) => catalogue[slug].trades.some((trade) => trade === profession))
  return [...new Set([...named, ...ofTrade])]
}
