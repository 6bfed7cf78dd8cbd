import { isIP } from 'node:net'

import { tiles } from '@mestieri/shared/services/tiles.ts'
import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'

import { type Parse, Refusal } from './environment.ts'

/** Parses a text for a header, a URL or a JSON body: up to 512 printable ASCII characters without spaces. */
export const parseToken: Parse<string> = (value) => {
  if (!/^[\x21-\x7e]{1,512}$/.test(value)) throw new Refusal('must be printable characters without spaces')
  return value
}

const placeholder =
  /^(?:change[-_ ]?(?:me|it|this)|secret|password|placeholder|replace[-_ ]?(?:me|this)|to[-_ ]?do|tbd|example|dummy|default|x+|\*+|<.*>|\$\{.*\}|your[-_ ].*)$/i

/**
 * Parses a secret. It refuses placeholders of example files, so that a forgotten one fails the start
 * (security.md, SP-12).
 */
export const parseSecret: Parse<string> = (value) => {
  if (placeholder.test(value)) throw new Refusal('is a placeholder, not a value')
  if (value.length < 4) throw new Refusal('is too short to be a real value')
  return parseToken(value)
}

/** Parses the card provider's publishable key. It refuses a secret key, because the browser would get it. */
export const parsePublishableKey: Parse<string> = (value) => {
  if (/^(?:sk|rk|whsec)_/.test(value)) throw new Refusal('is a secret key, which the browser would see')
  return parseSecret(value)
}

/** Parses the card provider's secret or restricted key. */
export const parseStripeSecretKey: Parse<string> = (value) => {
  const key = parseSecret(value)
  if (!/^[sr]k_\w+$/.test(key)) throw new Refusal('must be a secret key, which begins with sk_ or rk_')
  return key
}

/** Parses a TCP port; 0 means any free port. */
export const parsePort: Parse<number> = (value) => {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65_535)) throw new Refusal('must be a whole number from 0 to 65535')
  return port
}

/** Creates a parser for a whole number of seconds from `min` to `max`. */
export const parseSeconds =
  (min: number, max: number): Parse<number> =>
  (value) => {
    const seconds = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN
    if (!(seconds >= min && seconds <= max)) {
      throw new Refusal(`must be a whole number of seconds from ${min} to ${max}`)
    }
    return seconds
  }

const hostName =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** Parses an IP address or host name to listen on. */
export const parseHost: Parse<string> = (value) => {
  if (isIP(value) === 0 && !hostName.test(value)) throw new Refusal('must be an IP address or a host name')
  return value
}

function parseUrl(value: string, protocols: readonly string[]): URL {
  const url = URL.parse(value)
  if (!url || !protocols.includes(url.protocol)) {
    throw new Refusal(
      `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    )
  }
  return url
}

/** Parses an http(s) URL without credentials, query and fragment. It removes trailing slashes. */
export const parseAddress: Parse<string> = (value) => {
  const url = parseUrl(value, ['https:', 'http:'])
  if (url.username || url.password) throw new Refusal('must not hold a user name or password')
  if (url.search || url.hash) throw new Refusal('must not hold a query or fragment')
  return withoutEndSlashes(url.href)
}

/** Parses an origin: scheme, host and port only. */
export const parseOrigin: Parse<string> = (value) => {
  const address = parseAddress(value)
  const { origin } = new URL(address)
  if (address !== origin) throw new Refusal('must be an origin alone, without a path')
  return origin
}

function decodePercent(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Refusal('holds a % that must be written as %25')
  }
}

/** Parses the URL of a Redis server. It may contain a user, a password and a database number. */
export const parseRedisUrl: Parse<string> = (value) => {
  const url = parseUrl(value, ['redis:', 'rediss:'])
  if (!url.hostname) throw new Refusal('must name a host')
  if (!/^\/?\d{0,4}$/.test(url.pathname))
    throw new Refusal('must end in the number of a database, or in nothing')
  // The Redis client would read options from the query and override the timeouts that this server sets.
  if (url.search || url.hash) throw new Refusal('must not hold a query or fragment')
  decodePercent(url.username)
  if (placeholder.test(decodePercent(url.password))) {
    throw new Refusal('holds a placeholder in place of a password')
  }
  return url.href
}

function parseList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function isPictureHost(item: string): boolean {
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(item) ?? []
  if (!host || (port !== undefined && (Number(port) === 0 || Number(port) > 65_535))) return false
  return host.startsWith('[') ? isIP(host.slice(1, -1)) === 6 : isIP(host) === 4 || hostName.test(host)
}

/** Parses a list of `host` or `host:port` entries; returns them in lower case and without duplicates. */
export const parsePictureHosts: Parse<readonly string[]> = (value) => {
  const hosts = parseList(value.toLowerCase())
  if (!hosts.every(isPictureHost))
    throw new Refusal('must be hosts, or hosts with a port, with commas between them')
  return Object.freeze([...new Set(hosts)])
}

function readChatPicturePath(item: string): string {
  const host = (item.split('/', 1)[0] ?? '').toLowerCase()
  const path = item.slice(host.length)
  if (!isPictureHost(host) || !/^[\x21-\x7e]*$/.test(path) || /[?#]/.test(path)) {
    throw new Refusal('must be hosts with a path, as host/path, with commas between them')
  }
  return host + path
}

/**
 * Parses a list of `host` or `host/path` entries; returns them with the host in lower case, without
 * duplicates.
 */
export const parseChatPicturePaths: Parse<readonly string[]> = (value) =>
  Object.freeze([...new Set(parseList(value).map(readChatPicturePath))])

function isNetwork(item: string): boolean {
  const [address = '', length, ...rest] = item.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (length === undefined) return true
  // A prefix length of 0 would trust every client, as `true` would.
  return /^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= (version === 4 ? 32 : 128)
}

/**
 * Parses the proxies whose `X-Forwarded-For` is trusted. It refuses `true` and a number of hops: with both a
 * client could choose the address that the rate limits count by (security.md, LD-06).
 */
export const parseTrustedProxies: Parse<readonly string[]> = (value) => {
  const networks = parseList(value)
  if (!networks.every(isNetwork)) {
    throw new Refusal('must be addresses or CIDR ranges of proxies, never true or a number of hops')
  }
  return Object.freeze(networks)
}

/** Creates a parser that accepts only the given values. */
export function parseOneOf<const T extends string>(...choices: readonly T[]): Parse<T> {
  return (value) => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined) throw new Refusal(`must be one of ${choices.join(', ')}`)
    return found
  }
}

/** Parses a switch: only `true` is valid, every other value, including `false`, is refused as ambiguous. */
export const parseSwitch: Parse<true> = (value) => {
  if (value !== 'true') throw new Refusal('must be true, or not set at all')
  return true
}

/**
 * Parses the id of the tag manager's container. It is strict, because the id becomes part of a script's URL.
 */
export const parseTagManagerId: Parse<string> = (value) => {
  if (!/^[A-Z]{1,4}-[A-Z0-9]{3,20}$/.test(value)) throw new Refusal('must be an id of the tag manager')
  return value
}

/** Parses a JSON object with the upstream names of assistants, by the slug of their tile. */
export const parseAssistantIds: Parse<Readonly<Record<string, string>>> = (value) => {
  let parsed: unknown
  try {
    parsed = JSON.parse(value)
  } catch {
    throw new Refusal('must be JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Refusal('must be a JSON object')
  }
  const entries = Object.entries(parsed)
  if (!entries.every(([slug]) => tiles.some((tile) => tile.slug === slug))) {
    throw new Refusal(`must name tiles by their slugs: ${tiles.map((tile) => tile.slug).join(', ')}`)
  }
  if (!entries.every(([, name]) => typeof name === 'string' && /^\S.{0,198}\S$|^\S$/.test(name))) {
    throw new Refusal('must give each slug a name of 1 to 200 characters')
  }
  return Object.freeze(Object.fromEntries(entries) as Record<string, string>)
}
