import { isProfession, professions } from '@mestieri/shared/catalogue/professions.ts'
import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { checkEmailAddress } from '@mestieri/shared/email-address.ts'
import type { Place } from '@mestieri/shared/municipalities/places.ts'
import { parsePhone } from '@mestieri/shared/phone.ts'
import { checkRecipientCode } from '@mestieri/shared/recipient-code.ts'
import { isCalendarDate } from '@mestieri/shared/rome-time.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

import { findTown } from './towns.ts'

/** An invalid value. The message completes the sentence '<field> …'. */
export class FieldError extends Error {}

/** A value in a message: shortened, and without control characters. */
export function shown(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}

type ReadText<Value> = (text: string) => Value

/** A text of at most so many characters, without control characters other than line breaks and tabs. */
const text =
  (longest: number): ReadText<string> =>
  (value) => {
    if (value.length > longest) throw new FieldError(`has more than ${longest} characters`)
    // oxlint-disable-next-line no-control-regex -- these are the characters to refuse
    if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(value)) {
      throw new FieldError('has a control character')
    }
    return value
  }

/** The same in one line. */
const lineOf =
  (longest: number): ReadText<string> =>
  (value) => {
    if (/[\n\r\t]/.test(value)) throw new FieldError('has a line break or a tab')
    return text(longest)(value)
  }

const matching =
  (pattern: RegExp, longest: number, form: string): ReadText<string> =>
  (value) => {
    if (value.length > longest || !pattern.test(value)) throw new FieldError(`${shown(value)} is not ${form}`)
    return value
  }

/** A number between two bounds. A decimal comma, as Italian Excel writes it, is taken for a point. */
const number =
  (least: number, most: number): ReadText<number> =>
  (value) => {
    const plain = value.replace(',', '.')
    const read = /^-?\d{1,9}(?:\.\d{1,12})?$/.test(plain) ? Number(plain) : Number.NaN
    if (!(read >= least && read <= most)) {
      throw new FieldError(`${shown(value)} is not a number from ${least} to ${most}`)
    }
    return read
  }

const whole =
  (most: number): ReadText<number> =>
  (value) => {
    const read = number(0, most)(value)
    if (!Number.isInteger(read)) throw new FieldError(`${shown(value)} is not a whole number`)
    return read
  }

const names = new Map(professions.map((name) => [name.toLowerCase(), name]))

function profession(value: string): string {
  const name = isProfession(value) ? value : names.get(value.toLowerCase())
  if (name !== undefined) return name
  throw new FieldError(`${shown(value)} is not one of ${professions.join(', ')}`)
}

function date(value: string): string {
  if (isCalendarDate(value)) return value
  throw new FieldError(`${shown(value)} is not a day as YYYY-MM-DD`)
}

function phone(value: string): string {
  const read = parsePhone(value)
  if (read.ok) return read.phone
  throw new FieldError(`${shown(value)} is not a telephone number (${read.fault})`)
}

function email(value: string): string {
  const read = checkEmailAddress(value)
  if (read.valid) return read.value
  throw new FieldError(`${shown(value)} is not an email address (${read.reason})`)
}

function vatNumber(value: string): string {
  const read = checkVatNumber(value)
  if (read.valid) return read.value
  throw new FieldError(`${shown(value)} is not a VAT number (${read.reason})`)
}

function recipientCode(value: string): string {
  const read = checkRecipientCode(value)
  if (read.valid) return read.value
  throw new FieldError(`${shown(value)} is neither a recipient code nor a certified address (${read.reason})`)
}

/** Euro with at most two decimals, as cents; null for nothing. */
function cents(value: string): number | null {
  const read = Math.round(number(0, 100_000)(value) * 100)
  return read === 0 ? null : read
}

/** A municipality. 'Monza (MB)', or 'Monza' if there is only one of that name. */
export function town(value: string, province = ''): Place {
  const found = findTown(value, province)
  if (typeof found === 'object') return found
  const name = shown(province === '' ? value : `${value} (${province})`)
  throw new FieldError(
    found === 'ambiguous'
      ? `${name} is the name of several towns: add the province, e.g. "Livo (CO)"`
      : `${name} is no municipality of today`,
  )
}

/** A file name: no folder. */
const picture = matching(/^[^/\\]+$/, 200, 'the name of a file')

/** The fields that are one text, with what reads it. An empty text is null. */
export const singleFields = {
  uid: matching(/^[\w-]+$/, 128, 'a uid of letters, digits, - and _'),
  link: matching(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    directoryLimits.maxLinkLength,
    'a link of lower-case letters, digits and -',
  ),
  shopname: lineOf(200),
  affiliate_name: lineOf(200),
  profession,
  city: lineOf(80),
  province: matching(/^[A-Za-z]{2}$/, 2, 'the sign of a province'),
  full_address: lineOf(300),
  lat: number(-90, 90),
  lng: number(-180, 180),
  first_subscription_date: date,
  profile_picture: picture,
  affiliate_info: text(20_000),
  affiliate_info_short: text(1000),
  vat_nr: vatNumber,
  cuu: recipientCode,
  email,
  phone,
  rating: number(0, 5),
  satisfied_customers: whole(1_000_000),
  settlement_due: cents,
} as const satisfies Readonly<Record<string, ReadText<string | number | null>>>

/** The fields that are a list of texts, with what reads one of them and how many there may be. */
export const listFields = {
  affiliate_services: { read: lineOf(80), most: 60 },
  work_pictures: { read: picture, most: 40 },
  served_cities: { read: town, most: 500 },
} as const satisfies Readonly<Record<string, { readonly read: ReadText<unknown>; readonly most: number }>>

export type SingleField = keyof typeof singleFields
export type ListField = keyof typeof listFields

/** The fields in the order of an export's columns. */
export const fieldOrder = [
  'uid',
  'link',
  'shopname',
  'affiliate_name',
  'profession',
  'affiliate_services',
  'city',
  'province',
  'full_address',
  'lat',
  'lng',
  'first_subscription_date',
  'profile_picture',
  'work_pictures',
  'affiliate_info',
  'affiliate_info_short',
  'vat_nr',
  'cuu',
  'email',
  'phone',
  'rating',
  'satisfied_customers',
  'served_cities',
  'settlement_due',
] as const satisfies readonly (SingleField | ListField)[]

/** What stands between the items of a list in a CSV cell. */
export const listSeparator = '|'
