import type { Static } from 'typebox'

import { Type } from './schema.ts'

export const TokenValidationRequest = Type.Object({
  shortToken: Type.String({ minLength: 1, maxLength: 512 }),
  flow: Type.Optional(Type.Union([Type.Literal('standard'), Type.Literal('test')])),
})
export type TokenValidationRequest = Static<typeof TokenValidationRequest>

/** The account is validated and the app has been told; the long tokens stay on the server. */
export const TokenValidation = Type.Object({
  status: Type.Literal('validated'),
  appUrl: Type.String({ description: 'The app link of the caller’s system' }),
})
export type TokenValidation = Static<typeof TokenValidation>
