import { brand } from '@mestieri/shared/brand.ts'

import { messagingLink } from '../messaging-app.ts'

/** The link that opens a conversation with support in the messaging app. */
export const supportChat = {
  href: messagingLink(brand.support.whatsapp, 'Ciao! Ho una domanda su un lavoro in casa.'),
  target: '_blank',
  rel: 'noopener noreferrer',
} as const
