import { isIP } from 'node:net'

import { classifyAddress } from './address-class.ts'

/** Where pictures may come from. */
export interface PictureHosts {
  /**
   * The address in normal form, without its fragment, if pictures may come from there: the exact host and port listed,
   * https, or http for loopback alone; no credentials. Null for anything else.
   */
  admit(src: string): URL | null
  /** The same, but null also for an address that is known to be a customer's photo: those are not for everybody. */
  admitPublic(src: string): URL | null
}

interface PictureHostsOptions {
  /** `host` or `host:port`. */
  readonly hosts: readonly string[]
  /** `host/path` or `host:port/path`: there, and below, are customers' photos alone. */
  readonly chatPaths: readonly string[]
  /** The embedded upstream, reached over its socket whatever the host's name says; null without one. */
  readonly embedded: { readonly host: string; readonly chatPath: string } | null
}

const maxAddressLength = 2048

/** The allow-list of picture hosts (api.md, `PICTURE_HOSTS`). */
export function createPictureHosts({ hosts, chatPaths, embedded }: PictureHostsOptions): PictureHosts {
  const origins = new Set(hosts.flatMap(originsOf))
  const chatPlaces = chatPaths.flatMap(placesOf)
  if (embedded !== null) {
    const { origin, pathname } = new URL(embedded.chatPath, `http://${embedded.host}`)
    origins.add(origin)
    chatPlaces.push({ origin, segments: segmentsOf(pathname) })
  }

  function admit(src: string): URL | null {
    if (src.length > maxAddressLength) return null
    const url = URL.parse(src)
    if (url === null || url.username !== '' || url.password !== '') return null
    // The origin of 'blob:https://host/…' is the host's, too.
    if (!/^https?:$/.test(url.protocol) || !origins.has(url.origin)) return null
    url.hash = ''
    return url
  }

  function isChatPicture({ origin, pathname }: URL): boolean {
    const own = segmentsOf(pathname)
    return chatPlaces.some(
      (place) => place.origin === origin && place.segments.every((segment, index) => segment === own[index]),
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

/** Whether a URL's host name means this machine. */
export function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replaceAll(/^\[|\]$/g, '')
  return bare === 'localhost' || bare.endsWith('.localhost') || classifyAddress(bare) === 'loopback'
}

function originsOf(host: string): string[] {
  const https = URL.parse(`https://${host}`)
  const http = URL.parse(`http://${host}`)
  if (https === null || http === null) return []
  const bare = https.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 && classifyAddress(bare) === 'closed') return []
  return isLoopbackName(https.hostname) ? [https.origin, http.origin] : [https.origin]
}

/** A path of an origin, and everything below it. */
interface Place {
  readonly origin: string
  readonly segments: readonly string[]
}

function placesOf(entry: string): Place[] {
  const slash = entry.indexOf('/')
  const host = slash < 0 ? entry : entry.slice(0, slash)
  const segments = segmentsOf(URL.parse(`https://${entry}`)?.pathname ?? '')
  return originsOf(host).map((origin) => ({ origin, segments }))
}

/**
 * The segments of a URL's path as servers may read it. `/a%2Fb`, `/%61/b` and `//a/b` name one file on many servers, so
 * that a comparison of the bare texts would miss some of a place's addresses.
 */
function segmentsOf(pathname: string): string[] {
  const plain = pathname.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
    const code = Number.parseInt(escape.slice(1), 16)
    return code < 0x80 ? String.fromCodePoint(code) : escape.toLowerCase()
  })
  return plain.split('/').filter((segment) => segment !== '')
}
