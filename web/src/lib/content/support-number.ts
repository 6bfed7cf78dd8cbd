import { brand } from '@mestieri/shared/brand.ts'
import { formatPhone } from '@mestieri/shared/phone-format.ts'

const { sample, whatsapp } = brand.support

/** Our messaging-app number as people read it, with the remark that it is invented where it is. */
export const supportNumber = sample ? `${formatPhone(whatsapp)} (di esempio)` : formatPhone(whatsapp)
