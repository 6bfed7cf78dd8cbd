import { isProfession, type Profession, professionWords } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { atTown, placeName } from '../identity/place.ts'
import { satisfiedCustomers } from '../identity/satisfied-customers.ts'
import { directoryPath, searchPath } from '../search/directory-query.ts'

/** The profession if the catalogue has it, else null. */
function known(profession: string): Profession | null {
  return isProfession(profession) ? profession : null
}

/** The address line: the full address, else city and province, else the specification's fallback text. */
export function addressLine({
  fullAddress,
  city,
  province,
}: Pick<AffiliateProfile, 'fullAddress' | 'city' | 'province'>): string {
  return fullAddress ?? placeName(city, province) ?? 'Indirizzo non disponibile'
}

/** The panel's title: 'Ti serve un idraulico?' */
export function needQuestion(profession: string): string {
  const trade = known(profession)
  return trade ? `Ti serve ${professionWords[trade].one}?` : 'Ti serve un professionista?'
}

/** The document's title: 'Idraulica Brianza, Idraulico a Monza'. */
export function profileTitle({
  shopName,
  profession,
  city,
}: Pick<AffiliateProfile, 'shopName' | 'profession' | 'city'>): string {
  const what = known(profession)
  if (!what) return city ? `${shopName} ${atTown(city)}` : shopName
  return city ? `${shopName}, ${what} ${atTown(city)}` : `${shopName}, ${what}`
}

/** One or two sentences for search engines, at most about 155 characters. */
export function profileDescription(profile: AffiliateProfile): string {
  const customers = satisfiedCustomers(profile.satisfiedCustomers)
  const services = profile.services
    .slice(0, 3)
    .map(({ labelPretty }) => labelPretty)
    .join(', ')
  return [
    `${profileTitle(profile)}.`,
    services && `${services}.`,
    customers && `${customers.count} ${customers.words}.`,
    'Guarda i lavori e chiedi un preventivo.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The link from a profile to the search for the same trade and town, as far as both are known. */
export function sameTradeNearby({
  profession,
  city,
  province,
}: Pick<AffiliateProfile, 'profession' | 'city' | 'province'>): {
  readonly path: string
  readonly label: string
} {
  const trade = known(profession)
  if (!trade) return { path: directoryPath, label: 'Tutti i professionisti' }
  const sign = /^[A-Z]{2}$/.test(province) ? province : null
  const inTown = city && sign && !city.includes('(')
  const municipality = inTown
    ? `${city.toUpperCase()} (${sign})`
    : city.includes('(')
      ? city.toUpperCase()
      : ''
  const { plural } = professionWords[trade]
  return {
    path: searchPath({ profession: trade, city: municipality, page: 1, pageSize: 6 }),
    label: municipality ? `${plural} ${atTown(municipality)}` : plural,
  }
}
