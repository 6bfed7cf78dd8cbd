import { prettyService } from '@mestieri/shared/catalogue/services.ts'
import type {
  AffiliateCard,
  AffiliateContact,
  AffiliateProfile,
} from '@mestieri/shared/contracts/affiliates.ts'

import type { Affiliate } from '../upstream/affiliates.ts'

/** Turns upstream's address of a picture into ours, or null where it may not be shown. */
export type PictureAddress = (src: string) => string | null

const maxCardPictures = 3

/**
 * What may be public of a professional on a search card. The fields are named one by one, here and below,
 * so that a field added upstream stays private until somebody writes it down (contract.md, 'Affiliates').
 */
export function toCard(affiliate: Affiliate, pictureAddress: PictureAddress): AffiliateCard {
  const pictures = workPictures(affiliate, pictureAddress)
  return { ...shown(affiliate, pictureAddress), workPictures: pictures.slice(0, maxCardPictures) }
}

/** What may be public of a professional on the shop page. */
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

/** What the booking and payment pages may know of the professional with this uid. */
export function toContact(uid: string, affiliate: Affiliate): AffiliateContact {
  return {
    uid,
    shopName: affiliate.shopName,
    affiliateName: affiliate.affiliateName,
    phoneMasked: affiliate.phone === null ? null : maskPhone(affiliate.phone),
  }
}

/** A telephone number with every digit but the last three as `•`, and nothing but digits, `+` and spaces; null without digits. */
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

function workPictures(affiliate: Affiliate, pictureAddress: PictureAddress): string[] {
  return affiliate.workPictures.map((src) => pictureAddress(src)).filter((address) => address !== null)
}
