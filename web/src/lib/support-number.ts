import { brand } from '@mestieri/shared/brand.ts'

import { formatPhoneNumber } from './messaging-app.ts'

const { sample, whatsapp } = brand.support

/** Our messaging-app number as people read it, with the remark that it is invented where it is. */
export const supportNumber = sample
  ? `${formatPhoneNumber(whatsapp)} (di esempio)`
  : formatPhoneNumber(whatsapp)
