import t from 'tap'

import { randomKey } from '../../src/lib/api/random-key.ts'

t.test('keys work without crypto.randomUUID and are unique', async (t) => {
  t.teardown(() => Reflect.deleteProperty(crypto, 'randomUUID'))
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  const keys = Array.from({ length: 100 }, randomKey)
  for (const key of keys) t.match(key, /^[\da-f]{32}$/)
  t.equal(new Set(keys).size, 100)
})
