import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import type { Place } from '@mestieri/shared/municipalities/places.ts'

/** A sample professional, with the fields of the entity 'Affiliate' (specification, section 3). */
export interface SampleProfessional {
  readonly uid: string
  readonly link: string
  readonly shopname: string
  readonly affiliate_name: string
  readonly profession: Profession
  readonly affiliate_services: readonly string[]
  readonly city: string
  readonly province: string
  readonly full_address: string | null
  readonly coordinates: { readonly lat: number; readonly lng: number } | null
  /** ISO 8601 date. */
  readonly first_subscription_date: string | null
  /** File names under /pictures/. */
  readonly profile_picture: string | null
  readonly work_pictures: readonly string[]
  readonly affiliate_info: string | null
  readonly affiliate_info_short: string | null
  readonly vat_nr: string | null
  readonly cuu: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly rating: number | null
  readonly satisfied_customers: number
  readonly served_cities: readonly Place[]
}
