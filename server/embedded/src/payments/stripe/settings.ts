/** What the embedded upstream needs for payments by the real card provider. */
export interface StripeSettings {
  readonly secretKey: string
  /** Without one no webhook is served; behind a Unix socket none would ever arrive. */
  readonly webhookSecret: string | null
  /** The site's origin, to which the provider sends people back. */
  readonly siteOrigin: string
  /** Where the provider's API is; the provider's own address unless said. */
  readonly api?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number }
}
