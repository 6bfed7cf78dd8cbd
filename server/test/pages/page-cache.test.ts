import t from 'tap'

import { createPageCache } from '../../src/pages/page-cache.ts'
import { createRepresentation } from '../../src/representation.ts'
import { createCaches } from '../../src/stores/caches.ts'

const html = `<p>${'ciao '.repeat(4000)}</p>`

t.test('cached pages count with all their encodings and can be evicted with the other caches', async (t) => {
  const caches = createCaches({ clock: Date.now, onFailure: () => {} })
  const { store } = createPageCache(caches)
  const document = createRepresentation(html, 'once')
  store.set('/p', { status: 200, document, reads: [] })
  const before = caches.bytes
  t.ok(before > html.length)
  const body = await document.body('br')
  t.equal(caches.bytes, before + body.length)
  t.equal(store.get('/p')?.document, document)
  caches.trim(0)
  t.equal(store.get('/p'), undefined)
  t.equal(caches.bytes, 0)
})
