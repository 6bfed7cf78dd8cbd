import { mock } from 'node:test'
import { setImmediate } from 'node:timers/promises'

import t from 'tap'

import { createHtmlDocument } from '../../src/pages/html-document.ts'
import { createPageCache } from '../../src/pages/page-cache.ts'
import { createCaches } from '../../src/stores/caches.ts'

const html = `<p>${'ciao '.repeat(4000)}</p>`

t.test('cached pages count with all their encodings and can be evicted with the other caches', async (t) => {
  const caches = createCaches({ clock: Date.now, onFailure: () => {} })
  const { store } = createPageCache(caches)
  const page = createHtmlDocument([html], 'once')
  const { document } = page
  store.set('/p', { ...page, status: 200, reads: [] })
  const before = caches.bytes
  t.ok(before > html.length)
  const body = await document.body('br')
  t.equal(caches.bytes, before - html.length + body.length, 'only the compressed bytes are kept')
  t.equal(store.get('/p')?.document, document)
  caches.trim(0)
  t.equal(store.get('/p'), undefined)
  t.equal(caches.bytes, 0)
})

t.test('8 pages are rendered at once, 60 wait for 80 ms, others are refused at once', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.teardown(() => mock.timers.reset())
  const { limiter } = createPageCache(createCaches({ clock: Date.now, onFailure: () => {} }))
  const { promise, resolve } = Promise.withResolvers<void>()
  let [rendering, refused] = [0, 0]
  const renders = Array.from({ length: 80 }, () => {
    const render = limiter.run(() => {
      rendering += 1
      return promise
    })
    return render.catch((error: unknown) => {
      refused += 1
      t.match(error, { code: 'upstream_unavailable', retryAfter: 1 })
    })
  })
  await setImmediate()
  t.same([rendering, refused], [8, 12])
  mock.timers.tick(79)
  await setImmediate()
  t.same([rendering, refused], [8, 12])
  mock.timers.tick(1)
  await setImmediate()
  t.same([rendering, refused], [8, 72])
  resolve()
  await Promise.all(renders)
})
