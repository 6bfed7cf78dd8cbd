import { checkEmailAddress } from './email-address.ts'

/**
 * Settings of messages to the owner (contract.md, section 1). Each check returns why a value is refused, as the end of
 * the sentence 'NAME …' that does not quote the value, or null for a right one.
 */

/** The parts of a parsed URL. This package has no parser of its own. */
interface UrlParts {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Checks the address of an SMTP server: `smtps://user:password@mail.example:465`. */
export function refuseSmtpUrl(url: UrlParts | null): string | null {
  if (!url || !/^smtps?:$/.test(url.protocol))
    return 'must be an address that begins with smtps:// or smtp://'
  if (url.hostname === '') return 'must name a host'
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') return 'must not hold a path or fragment'
  // The mail library would take any option from the query.
  if (!/^(?:\?requireTLS=(?:true|false))?$/.test(url.search)) return 'may hold requireTLS alone in its query'
  try {
    decodeURIComponent(url.username)
    decodeURIComponent(url.password)
  } catch {
    return 'holds a % that must be written as %25'
  }
  return null
}

/** Checks one address. */
export function refuseMailAddress(value: string): string | null {
  return checkEmailAddress(value).valid ? null : 'must be an email address'
}

/** Splits a list of addresses with commas between them. */
export function splitMailAddresses(value: string): readonly string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Checks a list of addresses with commas between them. */
export function refuseMailAddresses(value: string): string | null {
  const list = splitMailAddresses(value)
  const isRight =
    list.length > 0 && list.length <= 10 && list.every((item) => refuseMailAddress(item) === null)
  return isRight ? null : 'must be 1 to 10 email addresses, with commas between them'
}

/** Checks the address of a webhook. Plain http is for this machine and for private networks. */
export function refuseWebhookUrl(url: UrlParts | null): string | null {
  if (!url || !/^https?:$/.test(url.protocol))
    return 'must be an address that begins with https:// or http://'
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password'
  return url.hash === '' ? null : 'must not hold a fragment'
}

/** Checks a signing secret: `whsec_` and the Base64 of 24 to 64 bytes (standardwebhooks.com). */
export function refuseWebhookSecret(value: string): string | null {
  const [, base64] = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/.exec(value) ?? []
  return base64 === undefined ? 'must be whsec_ and the Base64 of 24 to 64 random bytes' : null
}
