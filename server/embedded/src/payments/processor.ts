import type { PaymentPurpose } from '@mestieri/shared/contracts/payments.ts'

/** The amount of a payment, and what it is for. */
export interface PaymentOrder {
  readonly purpose: PaymentPurpose
  /** The professional; null for the trial, whose buyer has no account yet. */
  readonly uid: string | null
  readonly productId: string | null
  /** Cents, VAT included. */
  readonly amount: number
}

/** Status of a payment intent, in the card provider's terms. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export interface IntentState {
  readonly status: IntentStatus
  /** Why the last attempt failed; null if it did not fail. */
  readonly declineCode: string | null
}

/** State of a checkout session, as `session-status` returns it; null for an unknown value. */
export interface SessionState {
  readonly status: string | null
  readonly paymentStatus: string | null
}

/** Charges cards: either the sandbox of the test mode or the card provider. */
export interface CardProcessor {
  readonly name: 'sandbox' | 'stripe'
  /** @throws {ProcessorError} */
  createIntent(order: PaymentOrder): Promise<{ readonly id: string; readonly clientSecret: string }>
  /** Creates a checkout session, which has a payment intent of its own. @throws {ProcessorError} */
  createSession(order: PaymentOrder): Promise<{ readonly clientSecret: string }>
  /** Null for an unknown session. @throws {ProcessorError} */
  sessionState(sessionId: string): Promise<SessionState | null>
}

/**
 * The card provider failed. The message has no text of the provider: its texts can quote a part of the secret
 * key.
 */
export class ProcessorError extends Error {
  readonly code: string

  /** @param code error type and code of the provider, with the HTTP status and the request id */
  constructor(code: string) {
    super(`the card provider failed: ${code}`)
    this.name = 'ProcessorError'
    this.code = code
  }
}
