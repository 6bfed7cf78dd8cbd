/** Settings for payments through the card provider Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  /** Null for no webhook route. Behind a Unix socket no webhook can arrive. */
  readonly webhookSecret: string | null
  /** Origin of the site, to which the provider redirects buyers after a payment. */
  readonly siteOrigin: string
  /** Address of the provider's API; the library's default if not given. */
  readonly api?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number }
}
