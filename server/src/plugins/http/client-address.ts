import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'

import proxyAddr from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'

/** Reads the address of the client that sent a request; undefined where the connection has none. */
export type AddressReader = (request: IncomingMessage) => string | undefined

/**
 * A reader that believes the `X-Forwarded-For` of these proxies, by the rules that Fastify has for `request.ip`. That
 * property is not read, because Fastify gives the errors of its router a request without it.
 * @param trustProxy addresses and CIDR ranges
 */
export function createAddressReader(trustProxy: readonly string[]): AddressReader {
  if (trustProxy.length === 0) return ({ socket }) => socket.remoteAddress
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (request) => proxyAddr(request, isTrusted)
}

/** A client's address in the two forms that leave it behind. */
export interface ClientAddress {
  /** What limits count by: an IPv4 address, or the /64 of an IPv6 one, which is one household. */
  readonly bucket: string
  /** What may be written down: the /24 of an IPv4 address, the /48 of an IPv6 one. */
  readonly shortened: string
}

const unknown: ClientAddress = { bucket: 'unknown', shortened: 'unknown' }

/** What is kept of an address; anything that is none becomes `unknown`. */
export function describeAddress(address: string | undefined): ClientAddress {
  if (address === undefined || isIP(address) === 0) return unknown
  const network = normalizeIP(address, 64)
  // Also an IPv4 address that came in the clothes of IPv6.
  if (isIPv4(network))
    return { bucket: network, shortened: `${network.slice(0, network.lastIndexOf('.'))}.0/24` }
  return { bucket: `${network}/64`, shortened: `${normalizeIP(address, 48)}/48` }
}

/** {@link describeAddress} with a memory of the last addresses: the same ones come again and again. */
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
