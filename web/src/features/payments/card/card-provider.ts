/**
 * How a payment stands at the provider: `open` can still be paid, also after a refusal or an authentication that was
 * not finished; `unknown` means that the provider has no such payment.
 */
export type PaymentState = 'open' | 'processing' | 'succeeded' | 'cancelled' | 'unknown'

/** Why a card payment did not go through; nothing was charged, unless `kind` says that nobody knows. */
export interface CardFailure {
  /**
   * `incomplete`: the fields say what is missing. `refused`: by the bank or the provider. `authentication`: the
   * holder's approval failed or was given up. `unreachable`: no answer, so that the payment may have gone through.
   */
  readonly kind: 'incomplete' | 'refused' | 'authentication' | 'unreachable'
  /** The provider's stable code, 'insufficient_funds' say. */
  readonly code?: string | undefined
  /** The provider's own sentence, in whatever language. */
  readonly message?: string | undefined
}

export type CardOutcome =
  /** Paid, or under way: the return page tells. */
  | { readonly kind: 'accepted'; readonly state: 'succeeded' | 'processing' }
  | { readonly kind: 'failed'; readonly failure: CardFailure }

export interface CardOrder {
  readonly clientSecret: string
  /** Absolute; where the provider sends the browser if the bank wants a page of its own. */
  readonly returnUrl: string
}

/** The card's fields as they stand in the page. */
export interface CardFields {
  /**
   * Checks what was typed; the fields themselves show what is wrong, and take the focus there.
   * @returns null when all is well
   */
  check(): Promise<CardFailure | null>
  /** Pays. Never rejects; stays pending while the provider takes the browser elsewhere. */
  confirm(order: CardOrder): Promise<CardOutcome>
  unmount(): void
}

export interface MountOptions {
  readonly clientSecret: string
  /** The fields can be filled in. */
  readonly onReady: () => void
  /** The fields could not be shown; they are to be unmounted, and may be mounted anew. */
  readonly onBroken: (cause: unknown) => void
}

/**
 * All that the site wants of whoever takes card payments, so that the real provider and the test mode are one to it
 * (architecture.md, rule 10).
 */
export interface CardProvider {
  /** What becomes of the card's data, in Italian, for under the fields. */
  readonly note: string
  /** Shows the card's fields in an element of the page, which must be empty. */
  mount(element: HTMLElement, options: MountOptions): CardFields
  /** Asks the provider how a payment stands. @throws what the network does, when it cannot be asked */
  read(clientSecret: string): Promise<PaymentState>
}
