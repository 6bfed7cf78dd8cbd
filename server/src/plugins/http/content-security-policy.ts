/** Directives in the order in which they are sent. */
type Directives = Readonly<Record<string, string>>

const base: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Pictures come through /api/pictures and /api/chat/pictures, so that no other host is ever asked.
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
const tagManager: Directives = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/**
 * What the bot check's script needs, by its provider's own list (docs.cloud.google.com/recaptcha/docs/faq). Its style
 * element is not let in: it would take 'unsafe-inline', and what it dresses is hidden here.
 */
const botCheck: Directives = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}

const api: Directives = { 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' }

/** Directives that let more sources in; one that let nothing in lets in these alone. */
function widened(directives: Directives, more: Directives): Directives {
  const wider = Object.entries(more).map(([name, sources]) => {
    const before = directives[name] ?? "'none'"
    return [name, before === "'none'" ? sources : `${before} ${sources}`]
  })
  return { ...directives, ...(Object.fromEntries(wider) as Directives) }
}

function format(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => (value === '' ? name : `${name} ${value}`))
    .join('; ')
}

/** Where browsers report what a policy stopped. */
export const reportPath = '/api/csp-report'

/** Whose policy: documents, with or without payments, or API answers. */
export type PolicyKind = 'base' | 'payment' | 'api'

/** Who else a document may ask, each only where it is configured. */
export interface ThirdParties {
  /** The tag manager, once the visitor consents. */
  readonly tagManager: boolean
  /** The bot check, once the visitor uses a form. */
  readonly botCheck: boolean
}

/**
 * The Content-Security-Policy of a document or an API answer (security.md, section 2.1).
 * @param secure whether the site is on https; over plain http on localhost `upgrade-insecure-requests` would break it
 */
export function contentSecurityPolicy(kind: PolicyKind, secure: boolean, thirdParties: ThirdParties): string {
  if (kind === 'api') return format(api)
  let policy = { base, payment }[kind]
  if (thirdParties.tagManager) policy = widened(policy, tagManager)
  if (thirdParties.botCheck) policy = widened(policy, botCheck)
  const directives = format(policy)
  const upgrade = secure ? '; upgrade-insecure-requests' : ''
  return `${directives}${upgrade}; report-uri ${reportPath}; report-to csp`
}
