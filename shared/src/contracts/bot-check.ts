/** What a visitor is about to do, as the bot check's provider and the server call it. */
export type BotCheckAction = 'booking' | 'billing' | 'unsubscribe' | 'chat'

/** The headers by which a form says how it was filled in (contract.md, section 1; docs/decisions/0015). */
export const botCheckHeaders = {
  /** The provider's token for this one request. */
  token: 'x-recaptcha-token',
  /** `<milliseconds since the form was shown>;<what stands in the field that nobody sees>` */
  form: 'x-form-check',
} as const

/** The provider's tokens are 500 to 2,500 characters long. */
export const maxTokenLength = 4096

/** Nobody reads and fills in a form in less, in milliseconds (security.md, AZ-10). */
export const minFormMs = 800
