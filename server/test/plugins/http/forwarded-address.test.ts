import type { IncomingMessage } from 'node:http'

import fastify from 'fastify'
import t from 'tap'

import { createAddressReader } from '../../../src/plugins/http/forwarded-address.ts'

type Request = Pick<IncomingMessage, 'socket' | 'headers'>

function request(remoteAddress: string | undefined, forwarded?: string): Request {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress }, headers } as Request
}

const trusted = ['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']

const cases: readonly (readonly [remote: string, forwarded: string | undefined, address: string])[] = [
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['2001:db8::7', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '6.6.6.6, 203.0.113.9,10.1.2.3 , 10.0.0.1', '203.0.113.9'],
  ['127.0.0.1', '10.1.2.3, 10.0.0.1', '10.1.2.3'],
  ['127.0.0.1', '203.0.113.9,', ''],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', 'nonsense', 'nonsense'],
  ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['11.0.0.1', '10.0.0.1', '11.0.0.1'],
]

t.test('the client is the last address that no trusted proxy has', async (t) => {
  const addressOf = createAddressReader(trusted)
  for (const [remote, forwarded, address] of cases) {
    // Twice, because trust in an address is remembered.
    for (let i = 0; i < 2; i += 1)
      t.equal(addressOf(request(remote, forwarded)), address, `${remote} ${forwarded}`)
  }
  t.equal(addressOf(request(undefined, '203.0.113.9')), undefined)
})

t.test('without trusted proxies nothing that a client says is believed', async (t) => {
  t.equal(createAddressReader([])(request('198.51.100.1', '203.0.113.9')), '198.51.100.1')
})

t.test('it says what the framework says', async (t) => {
  const app = fastify({ trustProxy: [...trusted] })
  const addressOf = createAddressReader(trusted)
  app.get('/', async (incoming) => ({ framework: incoming.ip, own: addressOf(incoming.raw) }))
  for (const [remoteAddress, forwarded] of cases.filter(([, header]) => header !== '203.0.113.9,')) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const { framework, own } = (await app.inject({ url: '/', remoteAddress, headers })).json<
      Record<string, string>
    >()
    t.equal(own, framework, `${remoteAddress} ${forwarded}`)
  }
})

t.test('trust in many addresses is remembered only so far', async (t) => {
  const addressOf = createAddressReader(trusted)
  for (let i = 0; i < 2500; i += 1) addressOf(request(`198.51.${i >> 8}.${i & 255}`, '203.0.113.9'))
  t.equal(addressOf(request('127.0.0.1', '203.0.113.9')), '203.0.113.9')
})
