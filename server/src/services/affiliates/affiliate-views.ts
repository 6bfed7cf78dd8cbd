import { prettyService } from '@mestieri/shared/catalogue/services.ts'
import type {
  AffiliateCard,
  AffiliateContact,
  AffiliateProfile,
} from '@mestieri/shared/contracts/affiliates.ts'

import type { Affiliate } from '../../upstream/affiliates.ts'

/** Converts a picture's upstream URL to a path of this site; null if the picture may not be shown. */
export type PictureAddress = (src: string) => string | null

const maxCardPictures = 3

/**
 * The public data of a professional on a search card. Here and below the fields are listed one by one, so
 * that a new upstream field stays private until it is added here (contract.md, 'Affiliates').
 */
export function toCard(affiliate: Affiliate, pictureAddress: PictureAddress): AffiliateCard {
  return {
    ...shown(affiliate, pictureAddress),
    workPictures: workPictures(affiliate, pictureAddress, maxCardPictures),
  }
}

/** The public data of a professional on the profile page. */
export function toProfile(affiliate: Affiliate, pictureAddress: PictureAddress): AffiliateProfile {
  return {
    ...shown(affiliate, pictureAddress),
    workPictures: workPictures(affiliate, pictureAddress),
    affiliateName: affiliate.affiliateName,
    fullAddress: affiliate.fullAddress,
    info: affiliate.info,
    infoShort: affiliate.infoShort,
    coordinates: affiliate.coordinates && { lat: affiliate.coordinates.lat, lng: affiliate.coordinates.lng },
    firstSubscriptionDate: affiliate.firstSubscriptionDate,
  }
}

/** The data of a professional for the booking and payment pages, with a masked phone number. */
export function toContact(uid: string, affiliate: Affiliate): AffiliateContact {
  return {
    uid,
    shopName: affiliate.shopName,
    affiliateName: affiliate.affiliateName,
    phoneMasked: affiliate.phone === null ? null : maskPhone(affiliate.phone),
  }
}

/**
 * Masks a phone number: every digit except the last three becomes `•`. Other characters than digits, `+` and
 * spaces are removed. Returns null if there are no digits.
 */
export function maskPhone(phone: string): string | null {
  const plain = phone.replaceAll(/[^\d+ ]/g, '').trim()
  let left = plain.replaceAll(/\D/g, '').length
  if (left === 0) return null
  return plain.replaceAll(/\d/g, (digit) => (left-- > 3 ? '•' : digit))
}

function shown(affiliate: Affiliate, pictureAddress: PictureAddress): Omit<AffiliateCard, 'workPictures'> {
  return {
    link: affiliate.link,
    shopName: affiliate.shopName,
    profession: affiliate.profession,
    city: affiliate.city,
    province: affiliate.province,
    servedCities: [...affiliate.servedCities],
    services: affiliate.services
      .filter((label) => label !== '')
      .map((label) => ({ label, labelPretty: prettyService(label) })),
    satisfiedCustomers: affiliate.satisfiedCustomers,
    profilePicture: affiliate.profilePicture === null ? null : pictureAddress(affiliate.profilePicture),
    rating: affiliate.rating,
  }
}

/** The first `most` pictures that may be shown. */
function workPictures(affiliate: Affiliate, pictureAddress: PictureAddress, most = Infinity): string[] {
  const addresses: string[] = []
  for (const src of affiliate.workPictures) {
    if (addresses.length === most) break
    const address = pictureAddress(src)
    if (address !== null) addresses.push(address)
  }
  return addresses
}
