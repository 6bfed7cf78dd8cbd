import t from 'tap'

import { createStore } from '../../src/lib/storage/store.ts'

t.test('a store gives its value and tells every listener of a new one', async (t) => {
  const store = createStore('before')
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(`a: ${store.state()}`))
  store.subscribe(() => heard.push(`b: ${store.state()}`))
  store.set('after')
  stop()
  store.set('last')
  t.same(heard, ['a: after', 'b: after', 'b: last'])
})

t.test('a store follows its source from the first listener to the last', async (t) => {
  const calls: string[] = []
  const store = createStore(0, () => {
    calls.push('watch')
    return () => calls.push('unwatch')
  })
  t.same(calls, [], 'without a listener nothing is followed')
  const stops = [() => {}, () => {}].map((listener) => store.subscribe(listener))
  t.same(calls, ['watch'], 'two listeners share one source')
  for (const stop of stops) stop()
  for (const stop of stops) stop()
  t.same(calls, ['watch', 'unwatch'], 'a second call removes nothing')
  store.subscribe(() => {})
  t.same(calls, ['watch', 'unwatch', 'watch'])
})
