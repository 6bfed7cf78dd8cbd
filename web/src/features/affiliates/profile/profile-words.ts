import { isProfession, type Profession, professionWords } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { atTown, placeName } from '../identity/place.ts'
import { satisfiedCustomers } from '../identity/satisfied-customers.ts'
import { directoryPath, searchPath } from '../search/directory-query.ts'

/** Professions that the catalogue does not know are named as upstream names them. */
function known(profession: string): Profession | null {
  return isProfession(profession) ? profession : null
}

/** The address line: the full address, else city and province, else the specification's fallback. */
export function addressLine({
  fullAddress,
  city,
  province,
}: Pick<AffiliateProfile, 'fullAddress' | 'city' | 'province'>): string {
  return fullAddress ?? placeName(city, province) ?? 'Indirizzo non disponibile'
}

/** 'Ti serve un idraulico?' */
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

/** Where 'back' leads from a profile that was opened directly: the same trade in the same town. */
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
  const words = professionWords[trade].plural
  return {
    path: searchPath({ profession: trade, city: municipality, page: 1, pageSize: 6 }),
    label: municipality ? `${words} ${atTown(municipality)}` : words,
  }
}
