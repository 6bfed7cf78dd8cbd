import type { Static } from 'typebox'

import { Type } from './schema.ts'

export const UnsubscribeRequest = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 128 }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
})
export type UnsubscribeRequest = Static<typeof UnsubscribeRequest>
