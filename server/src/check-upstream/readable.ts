import { Type } from '@mestieri/shared/contracts/schema.ts'
import { wireAffiliate } from '@mestieri/shared/contracts/upstream/affiliates.ts'
import { historyMessage } from '@mestieri/shared/contracts/upstream/chat.ts'
import { orNull } from '@mestieri/shared/contracts/upstream/wire-shape.ts'

const optionalText = Type.Optional(orNull(Type.String()))
const optionalTexts = Type.Optional(orNull(Type.Array(Type.String())))
const number = Type.Union([Type.Number(), Type.String({ pattern: '^-?\\d+(?:\\.\\d+)?$' })])
const optionalNumber = Type.Optional(orNull(number))

/**
 * A professional of whom the product can read every field. The product itself accepts more: it leaves out a
 * field of another type, which nobody would notice.
 */
export const readableAffiliate = Type.Object({
  ...wireAffiliate.read.properties,
  affiliate_services: optionalTexts,
  served_cities: optionalTexts,
  work_pictures: optionalTexts,
  satisfied_customers: optionalNumber,
  rating: optionalNumber,
  coordinates: Type.Optional(orNull(Type.Object({ lat: number, lng: number }))),
  full_address: optionalText,
  first_subscription_date: optionalText,
  profile_picture: optionalText,
  affiliate_info: optionalText,
  affiliate_info_short: optionalText,
  uid: optionalText,
  phone: optionalText,
})

/** A day's slots, written `hour_minute`. */
export const readableSlots = Type.Array(Type.String({ pattern: '^(?:[01]?\\d|2[0-3])_[0-5]\\d$' }))

export const readableMessages = Type.Array(
  Type.Object({
    ...historyMessage.read.properties,
    picture_request_message: Type.Optional(orNull(Type.Boolean())),
    picture_urls: optionalTexts,
  }),
  { minItems: 1 },
)

/** The addresses of saved pictures. */
export const readablePictures = Type.Array(Type.String({ pattern: '^https?://\\S+$' }), { minItems: 1 })

export const readableRefusal = Type.Object({ message: Type.String() })
