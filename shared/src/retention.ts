/** How long a kind of data is kept. */
interface RetentionTime {
  readonly days: number
  /** The same time in words, for the privacy page. */
  readonly words: string
}

/**
 * How long the embedded upstream keeps each kind of personal data (docs/operations.md, 'Retention'). Its daily sweep
 * deletes by these times, and the privacy page states them.
 */
export const retention = {
  /** From the last message, with all messages and photos. */
  conversation: { days: 365, words: 'Un anno' },
  /** From the day of the call. */
  booking: { days: 183, words: 'Sei mesi' },
  /** Billing data of a trial whose payment by card did not succeed; from the last change. */
  unpaidBilling: { days: 365, words: 'Un anno' },
  /** A payment that was begun and never made, without billing data. */
  unusedIntent: { days: 30, words: 'Trenta giorni' },
  /** An expired link of the app's login. */
  loginToken: { days: 1, words: 'Un giorno' },
  /** When an app was told of a login. */
  notification: { days: 90, words: 'Novanta giorni' },
} as const satisfies Readonly<Record<string, RetentionTime>>

/** Billing data and payments are kept for ten years after the end of their year (art. 2220 c.c.). */
export const invoiceYears = { years: 10, words: 'Dieci anni' } as const
