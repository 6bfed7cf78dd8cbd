import type { Static } from 'typebox'

import { type TestDeclineCode, testDeclineCodes } from '../test-cards.ts'
import { Type } from './schema.ts'

/** What an intent, or a checkout session, was handed out with: `pi_…_secret_…` or `cs_…_secret_…`. */
const ClientSecret = Type.String({ pattern: '^(?:pi|cs)_\\w{1,120}_secret_\\w{1,120}$' })

/** Pays an intent of the test mode with one of its cards (`test-cards.ts`); nothing of the card is kept. */
export const SandboxConfirmation = Type.Object({
  clientSecret: ClientSecret,
  cardNumber: Type.String({ pattern: '^\\d[\\d ]{10,29}\\d$', description: 'Digits; spaces are allowed' }),
  expiry: Type.String({ pattern: '^(?:0[1-9]|1[0-2])/\\d{2}$', description: 'MM/YY' }),
  cvc: Type.String({ pattern: '^\\d{3,4}$' }),
})
export type SandboxConfirmation = Static<typeof SandboxConfirmation>

/** What the holder answers when the card wants an authentication. */
export const SandboxAuthentication = Type.Object({ clientSecret: ClientSecret, approved: Type.Boolean() })
export type SandboxAuthentication = Static<typeof SandboxAuthentication>

export const SandboxStateRequest = Type.Object({ clientSecret: ClientSecret })
export type SandboxStateRequest = Static<typeof SandboxStateRequest>

const DeclineCode = Type.Unsafe<TestDeclineCode>({
  type: 'string',
  enum: [...testDeclineCodes],
  description: 'Why the last try failed; only with `requires_payment_method`',
})

/** How an intent stands; the statuses and codes are the real provider's. */
export const SandboxState = Type.Object({
  status: Type.Union([
    Type.Literal('succeeded'),
    Type.Literal('processing'),
    Type.Literal('requires_action'),
    Type.Literal('requires_payment_method'),
  ]),
  declineCode: Type.Optional(DeclineCode),
})
export type SandboxState = Static<typeof SandboxState>
