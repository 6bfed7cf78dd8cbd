/** Whether it is confirmed that the activation never renews by itself; false: no page says so. */
export const noAutomaticRenewal: boolean = false

/** How a bank transfer with a VAT number in its reason is treated; null: the payment page makes no promise. */
export const paymentReferenceHint: string | null = null

/** The full conditions of the refund. */
export interface Guarantee {
  /** Further conditions, one sentence each, after those of the terms of use. */
  readonly conditions: readonly string[]
  /** The address of a page with all conditions; null: the link leads to the terms of use. */
  readonly page: string | null
}

/** For the refund's conditions on the professionals' landing page and the trial page; null: the terms of use alone. */
export const guarantee: Guarantee | null = null
