/** Directives in the order in which they are sent. */
type Directives = Readonly<Record<string, string>>

const base: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // All pictures come from /api/pictures and /api/chat/pictures, never from another host.
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

/** The sources that the card provider's script needs; only for pages that take a payment. */
const payment: Directives = {
  ...base,
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  'connect-src': "'self' https://api.stripe.com",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'img-src': "'self' data: https://*.stripe.com",
}

/**
 * Strings become scripts only through the one policy of the site's own code, which admits the address of the
 * photo worker (web/src/features/chat/photos/start-worker.ts). Only for documents without third parties: their
 * scripts add scripts and markup as strings.
 */
const trustedTypes: Directives = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'mestieri-worker',
}

/**
 * The sources that the tag manager and its analytics need, from the provider's guide
 * (developers.google.com/tag-platform/security/guides/csp). The tags of other providers must be added here.
 */
const tagManager: Directives = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/**
 * The sources that the bot check's script needs, from the provider's list
 * (docs.cloud.google.com/recaptcha/docs/faq). Its inline style is blocked on purpose: it would need
 * 'unsafe-inline', and it styles a badge that this site hides.
 */
const botCheck: Directives = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}

const api: Directives = { 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' }

/** Adds sources to directives. The new sources replace a 'none'. */
function widened(directives: Directives, more: Directives): Directives {
  const wider = Object.entries(more).map(([name, sources]): [string, string] => {
    const before = directives[name] ?? "'none'"
    return [name, before === "'none'" ? sources : `${before} ${sources}`]
  })
  return { ...directives, ...Object.fromEntries(wider) }
}

function format(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => (value === '' ? name : `${name} ${value}`))
    .join('; ')
}

/** The path to which browsers report violations of the policy. */
export const reportPath = '/api/csp-report'

/** What the policy is for: pages without payments (`base`), pages with payments, or API responses. */
export type PolicyKind = 'base' | 'payment' | 'api'

/** The optional third parties that a page may load, each only if it is configured. */
export interface ThirdParties {
  /** Loaded after the visitor consents. */
  readonly tagManager: boolean
  /** Loaded when the visitor uses a form. */
  readonly botCheck: boolean
}

/**
 * The Content-Security-Policy of a page or an API response (security.md, section 2.1).
 * @param secure whether the site is on https; on http://localhost `upgrade-insecure-requests` would break it
 */
export function contentSecurityPolicy(kind: PolicyKind, secure: boolean, thirdParties: ThirdParties): string {
  if (kind === 'api') return format(api)
  const isOwn = kind === 'base' && !thirdParties.tagManager && !thirdParties.botCheck
  let policy: Directives = isOwn ? { ...base, ...trustedTypes } : { base, payment }[kind]
  if (thirdParties.tagManager) policy = widened(policy, tagManager)
  if (thirdParties.botCheck) policy = widened(policy, botCheck)
  const directives = format(policy)
  const upgrade = secure ? '; upgrade-insecure-requests' : ''
  return `${directives}${upgrade}; report-uri ${reportPath}; report-to csp`
}
