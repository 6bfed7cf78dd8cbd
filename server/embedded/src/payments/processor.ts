import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'

/** What is to be paid, and for what. */
export interface PaymentOrder {
  readonly purpose: PaymentPurpose
  /** The professional; null for the trial, whose buyer has no account yet. */
  readonly uid: string | null
  readonly productId: string | null
  /** Cents, VAT included. */
  readonly amount: number
}

/** How an intent stands, in the words of the card provider. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export interface IntentState {
  readonly status: IntentStatus
  /** Why the last try failed; null unless it did. */
  readonly declineCode: string | null
}

/** A checkout session as `session-status` tells it; null where nothing is known. */
export interface SessionState {
  readonly status: string | null
  readonly paymentStatus: string | null
}

/** Who charges cards: the test mode's own, or the real provider. */
export interface CardProcessor {
  readonly name: 'sandbox' | 'stripe'
  /** @throws {ProcessorError} */
  createIntent(order: PaymentOrder): Promise<{ readonly id: string; readonly clientSecret: string }>
  /** A session is paid with an intent of its own. @throws {ProcessorError} */
  createSession(order: PaymentOrder): Promise<{ readonly clientSecret: string }>
  /** Null where there is no such session. @throws {ProcessorError} */
  sessionState(sessionId: string): Promise<SessionState | null>
}

/** The card provider failed, told in constant words only: what it says may hold a part of the key. */
export class ProcessorError extends Error {
  readonly code: string

  /** @param code the provider's own word for what went wrong, with its status */
  constructor(code: string) {
    super(`the card provider failed: ${code}`)
    this.name = 'ProcessorError'
    this.code = code
  }
}
