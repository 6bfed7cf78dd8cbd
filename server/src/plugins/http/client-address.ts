import { isIPv4, isIPv6 } from 'node:net'

/** A client's address in the two forms that leave it behind. */
export interface ClientAddress {
  /** What limits count by: an IPv4 address, or the /64 of an IPv6 one, which is one household. */
  readonly bucket: string
  /** What may be written down: the /24 of an IPv4 address, the /48 of an IPv6 one. */
  readonly shortened: string
}

const unknown: ClientAddress = { bucket: 'unknown', shortened: 'unknown' }

/** The first `count` of an IPv6 address's eight groups, in lower case and without leading zeros. */
function leadingGroups(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

function fromIPv4(address: string): ClientAddress {
  return { bucket: address, shortened: `${address.slice(0, address.lastIndexOf('.'))}.0/24` }
}

/** What is kept of an address; anything that is none becomes `unknown`. */
export function describeAddress(address: string | undefined): ClientAddress {
  if (address === undefined) return unknown
  if (isIPv4(address)) return fromIPv4(address)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return fromIPv4(mapped)
  if (!isIPv6(address)) return unknown
  return { bucket: `${leadingGroups(address, 4)}::/64`, shortened: `${leadingGroups(address, 3)}::/48` }
}

/** {@link describeAddress} with a memory of the last addresses, because every request asks twice. */
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
