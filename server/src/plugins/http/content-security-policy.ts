/** Directives in the order in which they are sent. */
type Directives = Readonly<Record<string, string>>

const base: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Professionals' pictures come through /api/pictures, so that no other host is ever asked.
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
}

/** What the card provider's script needs, on the pages that take a payment and nowhere else. */
const payment: Directives = {
  ...base,
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  'connect-src': "'self' https://api.stripe.com",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'img-src': "'self' data: https://*.stripe.com",
}

/**
 * What the tag manager needs to come, and what it brings to send what it counts, by its provider's own guide
 * (developers.google.com/tag-platform/security/guides/csp). A tag of anybody else has to be added here first.
 */
const followed: Directives = {
  ...base,
  'script-src': "'self' https://www.googletagmanager.com",
  'img-src': "'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com",
  'connect-src':
    "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
}

const api: Directives = { 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' }

function format(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => (value === '' ? name : `${name} ${value}`))
    .join('; ')
}

/** Where browsers report what a policy stopped. */
export const reportPath = '/api/csp-report'

/** Whose policy: `followed` is a page that may ask for the tag manager, once the visitor consents. */
export type PolicyKind = 'base' | 'followed' | 'payment' | 'api'

/**
 * The Content-Security-Policy of a document or an API answer (security.md, section 2.1).
 * @param secure whether the site is on https; over plain http on localhost `upgrade-insecure-requests` would break it
 */
export function contentSecurityPolicy(kind: PolicyKind, secure: boolean): string {
  if (kind === 'api') return format(api)
  const directives = format({ base, followed, payment }[kind])
  const upgrade = secure ? '; upgrade-insecure-requests' : ''
  return `${directives}${upgrade}; report-uri ${reportPath}; report-to csp`
}
