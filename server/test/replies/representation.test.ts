import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import t from 'tap'

import { watchGrowth } from '../../src/replies/replies.ts'
import { chooseEncoding, createRepresentation } from '../../src/replies/representation.ts'

const html = `<p>${'ciao '.repeat(500)}</p>`

t.test('a document is the same in every encoding, under a tag of its own', async (t) => {
  const document = createRepresentation(html, 'kept')
  t.equal((await document.body('identity')).toString(), html)
  t.equal(brotliDecompressSync(await document.body('br')).toString(), html)
  t.equal(gunzipSync(await document.body('gzip')).toString(), html)
  const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => document.etag(encoding))
  t.equal(new Set(tags).size, 3)
  for (const tag of tags) t.match(tag, /^"[\w-]+"$/)
})

t.test('it is compressed once, and its tag follows its content', async (t) => {
  const document = createRepresentation(html, 'once')
  t.equal(await document.body('br'), await document.body('br'))
  t.equal(document.etag('br'), createRepresentation(html, 'kept').etag('br'))
  t.not(document.etag('br'), createRepresentation(`${html} `, 'once').etag('br'))
})

t.test('the encoding is one that the client takes, brotli first', async (t) => {
  for (const [accepted, chosen] of [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['br;q=abc', 'identity'],
  ] as const) {
    t.equal(chooseEncoding(accepted), chosen, String(accepted))
  }
})

t.test('what is small is sent as it is, whatever the client takes', async (t) => {
  t.equal(createRepresentation('ciao', 'once').encodingFor('br'), 'identity')
  t.equal(createRepresentation(html, 'once').encodingFor('br'), 'br')
  t.equal(createRepresentation(html, 'once').encodingFor(undefined), 'identity')
})

t.test('bodies lie in memory of their own, not in a larger piece that they would keep', async (t) => {
  const large = createRepresentation(html, 'once')
  const short = createRepresentation('ciao', 'once')
  const bodies = [
    await large.body('br'),
    await large.body('gzip'),
    await large.body('identity'),
    await short.body('identity'),
  ]
  for (const body of bodies) t.equal(body.buffer.byteLength, body.length)
})

t.test('it tells how many bytes it holds, and its keeper when they become more or fewer', async (t) => {
  const document = createRepresentation(html, 'once')
  const told: number[] = []
  watchGrowth(document, (bytes) => void told.push(bytes))
  t.equal(document.byteLength, html.length)
  const gzip = await document.body('gzip')
  t.equal(document.byteLength, html.length + gzip.length)
  const br = await document.body('br')
  t.equal(document.byteLength, br.length + gzip.length, 'the plain bytes are dropped')
  await document.body('br')
  t.same(told, [gzip.length, br.length, -html.length])
})

t.test('bytes that were dropped come back when they are needed, once', async (t) => {
  const document = createRepresentation(html, 'once')
  const tag = createRepresentation(html, 'once').etag('identity')
  const br = await document.body('br')
  t.equal(document.etag('identity'), tag)
  const gzip = await document.body('gzip')
  t.equal(gunzipSync(gzip).toString(), html)
  t.equal(document.byteLength, br.length + gzip.length)
  const [first, second] = await Promise.all([document.body('identity'), document.body('identity')])
  t.equal(first, second)
  t.equal(first.toString(), html)
  t.equal(first.buffer.byteLength, first.length)
  t.equal(document.byteLength, br.length + gzip.length + html.length)
})

t.test('bytes that belong to the owner are not dropped', async (t) => {
  const bytes = Buffer.from(html)
  const document = createRepresentation(bytes, 'once')
  await document.body('br')
  t.equal(await document.body('identity'), bytes)
})

t.test(
  'what belongs to another value makes that one grow, but for bytes that were there before',
  async (t) => {
    const owner = {}
    let bytes = 0
    watchGrowth(owner, (more) => void (bytes += more))
    const ofText = createRepresentation(html, 'once', owner)
    t.equal(bytes, html.length)
    const br = await ofText.body('br')
    t.equal(bytes, br.length)
    createRepresentation(Buffer.from(html), 'once', owner)
    t.equal(bytes, br.length)
  },
)
