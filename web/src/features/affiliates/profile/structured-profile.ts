import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { ServiceLabel } from '@mestieri/shared/catalogue/services.ts'
import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { breadcrumbs } from '../../../lib/structured-data/breadcrumbs.ts'
import { pictureAddress } from '../identity/picture-source.ts'
import { otherTowns, townName } from '../identity/place.ts'
import { directoryPath, profilePath } from '../search/directory-query.ts'
import { sameTradeNearby } from './profile-messages.ts'
import type { ProfileOutcome } from './profile-outcome.ts'

/** The schema.org types of trades that have their own (features.md, B10). */
const types: Readonly<Partial<Record<string, string>>> = {
  Elettricista: 'Electrician',
  Idraulico: 'Plumber',
  Imbianchino: 'HousePainter',
  'Impresa Edile': 'GeneralContractor',
  Impiantista: 'HVACBusiness',
} satisfies Partial<Record<Profession, string>>

const roofs: ServiceLabel = 'Ristrutturazione tetto'

/** The schema.org type. A general contractor who does roofs has two types, which schema.org allows. */
function typeOf({ profession, services }: AffiliateProfile): string | string[] {
  const type = types[profession] ?? 'HomeAndConstructionBusiness'
  const doesRoofs = services.some(({ label }) => label === roofs)
  return type === 'GeneralContractor' && doesRoofs ? [type, 'RoofingContractor'] : type
}

function address({ fullAddress, city, province }: AffiliateProfile): object {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'IT',
    ...(province ? { addressRegion: province } : {}),
    ...(city ? { addressLocality: townName(city) } : {}),
    ...(fullAddress ? { streetAddress: fullAddress } : {}),
  }
}

function pictures({ workPictures, profilePicture }: AffiliateProfile): readonly string[] {
  if (workPictures.length > 0) return workPictures.slice(0, 3)
  return profilePicture === null ? [] : [profilePicture]
}

/** A professional as a schema.org local business. It has no rating, because the page shows no reviews. */
function localBusiness(profile: AffiliateProfile, origin: string): object {
  const { link, shopName, city, province, coordinates, servedCities, services } = profile
  const url = origin + profilePath(link)
  const image = pictures(profile).map((picture) => origin + pictureAddress(picture, 1280))
  const towns = [...(city ? [townName(city)] : []), ...otherTowns(city, province, servedCities)]
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(profile),
    '@id': url,
    url,
    name: shopName,
    address: address(profile),
    ...(coordinates
      ? { geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng } }
      : {}),
    ...(towns.length > 0 ? { areaServed: towns.map((name) => ({ '@type': 'City', name })) } : {}),
    ...(image.length > 0 ? { image } : {}),
    ...(services.length > 0 ? { knowsAbout: services.map(({ labelPretty }) => labelPretty) } : {}),
  }
}

/**
 * The structured data of a profile: a schema.org local business and a BreadcrumbList.
 * @param origin without a trailing slash
 */
export function structuredProfile(outcome: ProfileOutcome, origin: string): object[] {
  if (outcome.state !== 'found') return []
  const { profile } = outcome
  const nearby = sameTradeNearby(profile)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'I nostri professionisti', path: directoryPath },
    ...(nearby.path === directoryPath ? [] : [{ name: nearby.label, path: nearby.path }]),
    { name: profile.shopName, path: profilePath(profile.link) },
  ]
  return [localBusiness(profile, origin), breadcrumbs(crumbs, origin)]
}
