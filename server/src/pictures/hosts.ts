import { isIP } from 'node:net'

import { classifyAddress } from './address-class.ts'

/** The allow-list of picture hosts. */
export interface PictureHosts {
  /**
   * Checks the URL of a picture. The host and port must be listed, the scheme must be https (or http for
   * loopback), and credentials are not allowed.
   *
   * @returns the normalised URL without its fragment, or null if it is not allowed
   */
  admit(src: string): URL | null
  /** Like `admit`, but also null for the URL of a customer's photo, which is private. */
  admitPublic(src: string): URL | null
}

interface PictureHostsOptions {
  /** Each is `host` or `host:port`. */
  readonly hosts: readonly string[]
  /** The paths below which all pictures are customers' photos. Each is `host/path` or `host:port/path`. */
  readonly chatPaths: readonly string[]
  /** The embedded upstream, whose host name is never resolved by DNS; null if there is none. */
  readonly embedded: { readonly host: string; readonly chatPath: string } | null
}

const maxAddressLength = 2048

/** Creates the allow-list from the configuration (contract.md, `PICTURE_HOSTS`). */
export function createPictureHosts({ hosts, chatPaths, embedded }: PictureHostsOptions): PictureHosts {
  const origins = new Set(hosts.flatMap(originsOf))
  const chatPrefixes = chatPaths.flatMap(prefixesOf)
  if (embedded !== null) {
    const { origin, pathname } = new URL(embedded.chatPath, `http://${embedded.host}`)
    origins.add(origin)
    chatPrefixes.push({ origin, segments: segmentsOf(pathname) })
  }

  function admit(src: string): URL | null {
    if (src.length > maxAddressLength) return null
    const url = URL.parse(src)
    if (url === null || url.username !== '' || url.password !== '') return null
    // The protocol is checked too, because 'blob:https://host/…' has the origin of the host.
    if (!/^https?:$/.test(url.protocol) || !origins.has(url.origin)) return null
    url.hash = ''
    return url
  }

  function isChatPicture({ origin, pathname }: URL): boolean {
    const segments = segmentsOf(pathname)
    return chatPrefixes.some(
      (prefix) =>
        prefix.origin === origin && prefix.segments.every((segment, index) => segment === segments[index]),
    )
  }

  return {
    admit,
    admitPublic(src) {
      const url = admit(src)
      return url === null || isChatPicture(url) ? null : url
    },
  }
}

/** Whether the host name of a URL is `localhost`, one of its subdomains, or a loopback address. */
export function isLoopbackName(hostname: string): boolean {
  const address = hostname.replaceAll(/^\[|\]$/g, '')
  return address === 'localhost' || address.endsWith('.localhost') || classifyAddress(address) === 'loopback'
}

function originsOf(host: string): string[] {
  const https = URL.parse(`https://${host}`)
  const http = URL.parse(`http://${host}`)
  if (https === null || http === null) return []
  const address = https.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && classifyAddress(address) === 'closed') return []
  return isLoopbackName(https.hostname) ? [https.origin, http.origin] : [https.origin]
}

/** A path on an origin; it covers all paths below it. */
interface PathPrefix {
  readonly origin: string
  readonly segments: readonly string[]
}

function prefixesOf(entry: string): PathPrefix[] {
  const slash = entry.indexOf('/')
  const host = slash < 0 ? entry : entry.slice(0, slash)
  const segments = segmentsOf(URL.parse(`https://${entry}`)?.pathname ?? '')
  return originsOf(host).map((origin) => ({ origin, segments }))
}

/**
 * The segments of a URL's path, decoded and without empty ones. On many servers `/a%2Fb`, `/%61/b` and
 * `//a/b` are the same file, so comparing undecoded paths would miss some URLs of a prefix.
 */
function segmentsOf(pathname: string): string[] {
  const plain = pathname.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
    const code = Number.parseInt(escape.slice(1), 16)
    return code < 0x80 ? String.fromCodePoint(code) : escape.toLowerCase()
  })
  return plain.split('/').filter((segment) => segment !== '')
}
