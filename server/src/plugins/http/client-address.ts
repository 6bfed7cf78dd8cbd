import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'

import proxyAddr from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'

/**
 * Returns the IP address of the client that sent a request; undefined if the connection is already closed.
 */
export type AddressReader = (request: IncomingMessage) => string | undefined

/**
 * Creates a reader that trusts the `X-Forwarded-For` header of the given proxies, by the rules of Fastify's
 * `request.ip`. It does not use `request.ip`, because Fastify's request object in a router error has none.
 * @param trustProxy IP addresses and CIDR ranges of the proxies
 * @param onIgnored called once if no proxy is trusted and a request has an `X-Forwarded-For` header
 */
export function createAddressReader(trustProxy: readonly string[], onIgnored = () => {}): AddressReader {
  if (trustProxy.length === 0) {
    let wasIgnored = false
    return ({ headers, socket }) => {
      if (!wasIgnored && headers['x-forwarded-for'] !== undefined) {
        wasIgnored = true
        onIgnored()
      }
      return socket.remoteAddress
    }
  }
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (request) => proxyAddr(request, isTrusted)
}

/** Creates a function that tells whether an address is that of a trusted proxy. */
export function createProxyCheck(trustProxy: readonly string[]): (address: string) => boolean {
  if (trustProxy.length === 0) return () => false
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (address) => isTrusted(address, 0)
}

/** The key for rate limits and the anonymised address for logs, both derived from a client's IP address. */
export interface ClientAddress {
  /**
   * The rate limit key: an IPv4 address, or the /64 network of an IPv6 address, which is usually one
   * household.
   */
  readonly bucket: string
  /** The network that may be logged: the /24 of an IPv4 address, the /48 of an IPv6 address. */
  readonly shortened: string
}

const unknown: ClientAddress = { bucket: 'unknown', shortened: 'unknown' }

/** Derives the rate limit key and the log form of an IP address. Any other text becomes `unknown`. */
export function describeAddress(address: string | undefined): ClientAddress {
  if (address === undefined || isIP(address) === 0) return unknown
  const network = normalizeIP(address, 64)
  // normalizeIP also returns IPv4 for an IPv4-mapped IPv6 address.
  if (isIPv4(network))
    return { bucket: network, shortened: `${network.slice(0, network.lastIndexOf('.'))}.0/24` }
  return { bucket: `${network}/64`, shortened: `${normalizeIP(address, 48)}/48` }
}

/**
 * {@link describeAddress} with a cache of at most `capacity` addresses: most requests come from known
 * clients.
 */
export function createAddressBook(capacity = 5000): (address: string | undefined) => ClientAddress {
  const known = new Map<string | undefined, ClientAddress>()
  return (address) => {
    const found = known.get(address)
    if (found) return found
    if (known.size >= capacity) known.clear()
    const made = describeAddress(address)
    known.set(address, made)
    return made
  }
}
