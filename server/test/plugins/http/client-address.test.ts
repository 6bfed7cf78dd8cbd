import type { IncomingMessage } from 'node:http'

import t from 'tap'

import {
  createAddressBook,
  createAddressReader,
  describeAddress,
} from '../../../src/plugins/http/client-address.ts'

const cases: readonly (readonly [address: string | undefined, bucket: string, shortened: string])[] = [
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::FFFF:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['::1', '::/64', '::/48'],
  ['::', '::/64', '::/48'],
  ['fe80::1:2:3:4%eth0', 'fe80::/64', 'fe80::/48'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64', '1:2:3::/48'],
  ['mario"rossi', 'unknown', 'unknown'],
  ['203.0.113.77:8080', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
  [undefined, 'unknown', 'unknown'],
]

t.test('an address is reduced to a rate limit key and a network', async (t) => {
  for (const [address, bucket, shortened] of cases)
    t.same(describeAddress(address), { bucket, shortened }, String(address))
})

t.test('the cache of addresses is bounded', async (t) => {
  const book = createAddressBook(2)
  const first = book('203.0.113.1')
  t.equal(book('203.0.113.1'), first)
  book('203.0.113.2')
  book('203.0.113.3')
  t.not(book('203.0.113.1'), first, 'forgotten')
  t.same(book('203.0.113.1'), first, 'and worked out again')
})

function request(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage
}

t.test('the client is the remote address, or the one that a trusted proxy reports', async (t) => {
  const direct = createAddressReader([])
  t.equal(direct(request('203.0.113.1', '198.51.100.1')), '203.0.113.1')
  t.equal(direct(request(undefined)), undefined)
  const behind = createAddressReader(['127.0.0.1', '10.0.0.0/8'])
  for (const [remote, forwarded, client] of [
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['203.0.113.1', '198.51.100.1', '203.0.113.1'],
    [undefined, '198.51.100.1', undefined],
  ] as const) {
    t.equal(behind(request(remote, forwarded)), client, `${remote} ${forwarded}`)
  }
})
