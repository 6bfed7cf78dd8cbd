import type { Static } from 'typebox'

import { Type } from './schema.ts'

/** What the page needs to know of the server's configuration; nothing secret (contract.md, 'The rest'). */
export const PublicConfig = Type.Object({
  cardPublishableKey: Type.Union([Type.String(), Type.Null()]),
  cardProvider: Type.Union([Type.Literal('stripe'), Type.Literal('sandbox'), Type.Literal('none')]),
  recaptchaSiteKey: Type.Union([Type.String(), Type.Null()]),
  tagManagerId: Type.Union([Type.String(), Type.Null()]),
})
export type PublicConfig = Static<typeof PublicConfig>
