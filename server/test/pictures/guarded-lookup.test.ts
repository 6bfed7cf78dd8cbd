import type { LookupAddress } from 'node:dns'

import t from 'tap'

import { createGuardedLookup } from '../../src/pictures/guarded-lookup.ts'

const addressesOf = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

/** Looks a name up whose DNS answer has these addresses. Resolves with what the socket gets. */
function lookUp(hostname: string, answers: LookupAddress[], all = true): Promise<unknown> {
  const lookup = createGuardedLookup((_hostname, _options, callback) => callback(null, answers))
  return new Promise((resolve, reject) => {
    lookup(hostname, { all }, (error, address) => (error ? reject(error) : resolve(address)))
  })
}

t.test('a public name gets its public addresses', async (t) => {
  t.same(
    await lookUp('pictures.example', addressesOf('93.184.216.34', '2606:4700::1111')),
    addressesOf('93.184.216.34', '2606:4700::1111'),
  )
  t.equal(await lookUp('pictures.example', addressesOf('93.184.216.34'), false), '93.184.216.34')
})

t.test('UP-10: a public name with private addresses gets an error', async (t) => {
  for (const inside of [
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '169.254.169.254',
    'fd00::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
  ]) {
    await t.rejects(lookUp('pictures.example', addressesOf(inside)), /no allowed address/, inside)
  }
  t.same(
    await lookUp('pictures.example', addressesOf('127.0.0.1', '93.184.216.34', '10.0.0.1')),
    addressesOf('93.184.216.34'),
    'of mixed addresses only the public one is used',
  )
})

t.test('a loopback name gets loopback addresses and no others', async (t) => {
  t.same(await lookUp('localhost', addressesOf('127.0.0.1', '::1')), addressesOf('127.0.0.1', '::1'))
  await t.rejects(lookUp('localhost', addressesOf('93.184.216.34')), /no allowed address/)
  await t.rejects(lookUp('pictures.localhost', addressesOf('10.0.0.1')), /no allowed address/)
})

t.test('a name without addresses fails with the error of the resolver', async (t) => {
  const lookup = createGuardedLookup((_hostname, _options, callback) => callback(new Error('ENOTFOUND'), []))
  const failing = new Promise((_resolve, reject) =>
    lookup('gone.example', { all: true }, (error) => reject(error)),
  )
  await t.rejects(failing, /ENOTFOUND/)
})
