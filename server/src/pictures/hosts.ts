import { isIP } from 'node:net'

import { classifyAddress } from './address-class.ts'

/** Where pictures may come from. */
export interface PictureHosts {
  /**
   * The address in normal form, without its fragment, if pictures may come from there: the exact host and port listed,
   * https, or http for loopback alone; no credentials. Null for anything else.
   */
  admit(src: string): URL | null
}

interface PictureHostsOptions {
  /** `host` or `host:port`. */
  readonly hosts: readonly string[]
  /** The embedded upstream's host, reached over its socket whatever the name says; null without one. */
  readonly embeddedHost: string | null
}

const maxAddressLength = 2048

/** The allow-list of picture hosts (api.md, `PICTURE_HOSTS`). */
export function createPictureHosts({ hosts, embeddedHost }: PictureHostsOptions): PictureHosts {
  const origins = new Set(hosts.flatMap(originsOf))
  if (embeddedHost !== null) origins.add(new URL(`http://${embeddedHost}`).origin)

  return {
    admit(src) {
      if (src.length > maxAddressLength) return null
      const url = URL.parse(src)
      if (url === null || url.username !== '' || url.password !== '') return null
      // The origin of 'blob:https://host/…' is the host's, too.
      if (!/^https?:$/.test(url.protocol) || !origins.has(url.origin)) return null
      url.hash = ''
      return url
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
