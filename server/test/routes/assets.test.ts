import t from 'tap'

import { build } from '../support/build.ts'
import { webBundle } from '../support/web-bundle.ts'

t.test('BR-07: hashed files are cached for a year and compressed if the client accepts it', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  const plain = await fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } })
  t.equal(plain.status, 200)
  t.equal(plain.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  t.match(plain.headers.get('content-type'), /^(?:text|application)\/javascript/)
  const packed = await fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })
  t.equal(packed.headers.get('content-encoding'), 'gzip')
  t.equal(await packed.text(), await plain.text())
})

t.test('public files are cached for a day', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  for (const path of ['/icon.svg', '/og/home.jpg']) {
    const file = await fetch(path)
    t.equal(file.status, 200, path)
    t.equal(file.headers.get('cache-control'), 'public, max-age=86400')
  }
})

t.test('SC-07: only the site’s own files are served', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  for (const path of [
    '/assets/nulla.js',
    '/assets/app-1a2b.js.gz',
    '/assets/app-1a2b.js.map',
    '/assets/',
    '/og/nulla.jpg',
    '/assets/..%2f.env',
    '/assets/%2e%2e/.env',
    '/assets/..%5c.env',
    '/assets/%00',
    '/assets/%252e%252e/.env',
    '/assets/..%252f.env',
    '/assets/..;/.env',
    '/assets;/../.env',
    '/assets/app-1a2b.js;.map',
    '/assets/%c0%ae%c0%ae/.env',
    '/.env',
    '/.git',
    '/.npmrc',
    '/sbom.cdx.json',
    '/package.json',
  ]) {
    const response = await fetch(path)
    t.ok([400, 403, 404].includes(response.status), `${path}: ${response.status}`)
    t.notMatch(await response.text(), 'SECRET')
    t.match(response.headers.get('content-type'), 'problem+json', path)
    t.notMatch(response.headers.get('cache-control') ?? '', 'immutable')
  }
})

t.test('a file from memory has the headers and the bytes of the file on the disk', async (t) => {
  const { app, fetch } = await build(t, { web: await webBundle(t) })
  const path = '/assets/app-1a2b.js'
  for (const encoding of ['gzip', 'br', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    // A request for a part is answered from the disk.
    const fromDisk = await fetch(path, { headers: { ...headers, range: 'bytes=0-' } })
    t.equal(fromDisk.status, 206)
    const bytes = await fromDisk.text()
    for (const turn of ['first', 'second']) {
      const kept = await fetch(path, { headers })
      t.equal(kept.status, 200)
      t.equal(await kept.text(), bytes, turn)
      const names = [
        'accept-ranges',
        'cache-control',
        'content-encoding',
        'content-length',
        'content-security-policy',
        'content-type',
        'etag',
        'last-modified',
        'vary',
        'x-content-type-options',
      ]
      for (const name of names) {
        t.equal(kept.headers.get(name), fromDisk.headers.get(name), `${encoding}, ${turn}: ${name}`)
      }
    }
    const etag = fromDisk.headers.get('etag') ?? ''
    const again = await app.inject({ url: path, headers: { ...headers, 'if-none-match': etag } })
    t.equal(again.statusCode, 304)
  }
  const head = await app.inject({ method: 'HEAD', url: path })
  const whole = await app.inject(path)
  t.equal(head.headers['content-length'], `${whole.rawPayload.length}`)
  t.equal(head.body, '')
})
