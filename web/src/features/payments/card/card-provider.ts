/**
 * The state of a payment at the provider. `open` can still be paid, also after a refusal or an unfinished
 * authentication. `unknown` means that the provider has no such payment.
 */
export type PaymentState = 'open' | 'processing' | 'succeeded' | 'cancelled' | 'unknown'

/** Why a card payment failed. Nothing was charged, except that `unreachable` leaves it open. */
export interface CardFailure {
  /**
   * `incomplete`: the fields show what is missing. `refused`: by the bank or the provider. `authentication`:
   * the card holder's approval failed or was abandoned. `unreachable`: no response; the payment may have
   * succeeded.
   */
  readonly kind: 'incomplete' | 'refused' | 'authentication' | 'unreachable'
  /** The provider's stable code, such as 'insufficient_funds'. */
  readonly code?: string | undefined
  /** The provider's sentence, in any language. */
  readonly message?: string | undefined
}

export type CardOutcome =
  /** Paid or processing; the return page shows which. */
  | { readonly kind: 'accepted'; readonly state: 'succeeded' | 'processing' }
  | { readonly kind: 'failed'; readonly failure: CardFailure }

export interface CardOrder {
  readonly clientSecret: string
  /** Absolute URL to which the provider returns the browser after a bank's own page. */
  readonly returnUrl: string
  /** The address for the provider's own receipt. */
  readonly receiptEmail: string
}

/** The mounted card fields. */
export interface CardFields {
  /**
   * Validates the fields, which show their own errors and focus the first one.
   * @returns null when all fields are valid
   */
  check(): Promise<CardFailure | null>
  /** Pays. Never rejects; stays pending while the provider redirects the browser. */
  confirm(order: CardOrder): Promise<CardOutcome>
  unmount(): void
}

export interface MountOptions {
  readonly clientSecret: string
  /** Called when the fields are usable. */
  readonly onReady: () => void
  /** Called when the fields could not load; the caller unmounts them and may mount them again. */
  readonly onBroken: (cause: unknown) => void
}

/**
 * The interface of card providers. The real provider and the test mode both implement it (architecture.md,
 * rule 10).
 */
export interface CardProvider {
  /** Italian note under the fields: who receives the card data. */
  readonly note: string
  /** Mounts the card fields in an empty element. */
  mount(element: HTMLElement, options: MountOptions): CardFields
  /** Reads the state of a payment. @throws when the provider cannot be reached */
  read(clientSecret: string): Promise<PaymentState>
}
