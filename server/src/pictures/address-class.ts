import { BlockList, isIP } from 'node:net'

/** `loopback`: this machine. `closed`: private, link-local or otherwise reserved. `public`: the rest. */
export type AddressClass = 'loopback' | 'closed' | 'public'

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}

// One list per family: Node's BlockList matches every IPv4 address against ::ffff:0:0/96.
const loopback = { ipv4: blockList('ipv4', ['127.0.0.0/8']), ipv6: blockList('ipv6', ['::1/128']) }

/** The special-purpose addresses of RFC 6890, and the IPv6 ranges that contain IPv4 addresses. */
const closed = {
  ipv4: blockList('ipv4', [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ]),
  ipv6: blockList('ipv6', [
    '::/96',
    '::ffff:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/9',
    'ff00::/8',
  ]),
}

/** Classifies an IP address. A text that is not an IP address is `closed`. */
export function classifyAddress(address: string): AddressClass {
  const version = isIP(address)
  if (version === 0) return 'closed'
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (loopback[family].check(address, family)) return 'loopback'
  return closed[family].check(address, family) ? 'closed' : 'public'
}
