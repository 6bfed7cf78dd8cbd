import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { pictureAddress } from '../identity/picture-source.ts'
import { townName } from '../identity/place.ts'
import { profilePath } from '../search/directory-query.ts'

/** The schema.org type of each trade that has one of its own (features.md, B10). */
const types: Readonly<Partial<Record<string, string>>> = {
  Elettricista: 'Electrician',
  Idraulico: 'Plumber',
  Imbianchino: 'HousePainter',
  'Impresa Edile': 'GeneralContractor',
  Impiantista: 'HVACBusiness',
} satisfies Partial<Record<Profession, string>>

function address({ fullAddress, city, province }: AffiliateProfile): object {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'IT',
    ...(province ? { addressRegion: province } : {}),
    ...(city ? { addressLocality: townName(city) } : {}),
    ...(fullAddress ? { streetAddress: fullAddress } : {}),
  }
}

/**
 * A professional as a schema.org local business. No rating: that takes reviews that a reader can see.
 * @param origin without a trailing slash
 */
export function structuredProfile(profile: AffiliateProfile, origin: string): object {
  const { link, shopName, profession, coordinates, servedCities, workPictures, services } = profile
  const url = origin + profilePath(link)
  return {
    '@context': 'https://schema.org',
    '@type': types[profession] ?? 'HomeAndConstructionBusiness',
    '@id': url,
    url,
    name: shopName,
    address: address(profile),
    ...(coordinates
      ? { geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng } }
      : {}),
    areaServed: servedCities.map((city) => ({ '@type': 'City', name: townName(city) })),
    image: workPictures.slice(0, 3).map((picture) => origin + pictureAddress(picture, 1280)),
    knowsAbout: services.map(({ labelPretty }) => labelPretty),
  }
}
