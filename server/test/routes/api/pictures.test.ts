import sharp from 'sharp'
import t, { type Test } from 'tap'

import { AppError } from '../../../src/errors.ts'
import { startPictureSource } from '../../pictures/picture-source.ts'
import { blackPng, twoColours } from '../../pictures/samples.ts'
import { startBff } from '../../support/bff.ts'
import { build, fakeServices } from '../../support/build.ts'
import { startWorkingClock } from '../../support/working-clock.ts'

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const MiB = 1024 * 1024

/** The BFF with a picture source on loopback that PICTURE_HOSTS lists. */
async function startPictures(t: Test, pictures: Readonly<Record<string, Buffer>>) {
  const source = await startPictureSource(t, (request, reply) => {
    const picture = pictures[request.url?.split('?', 1)[0] ?? '']
    if (request.url === '/hang') return
    if (request.url === '/redirect') reply.writeHead(302, { location: '/photo.jpg' }).end()
    else if (picture === undefined) reply.writeHead(404).end('CANARY-TEXT')
    else reply.on('error', () => {}).end(picture)
  })
  const { send } = await startBff(t, { env: { PICTURE_HOSTS: source.host } })
  const ask = (path: string, query = '&width=320', accept = chromium) =>
    send(`/api/pictures?src=${encodeURIComponent(`http://${source.host}${path}`)}${query}`, {
      headers: { accept },
    })
  return { source, send, ask }
}

t.test(
  'a picture has the best format of the browser and the requested width, cached for a year',
  async (t) => {
    const photo = await twoColours(1000, 500).jpeg().toBuffer()
    const { ask, source } = await startPictures(t, { '/photo.jpg': photo })
    for (const [accept, type, format] of [
      [chromium, 'image/avif', 'heif'],
      ['image/webp,*/*', 'image/webp', 'webp'],
    ] as const) {
      const reply = await ask('/photo.jpg', '&width=320', accept)
      t.equal(reply.status, 200)
      t.match(reply.headers, {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
        'x-content-type-options': 'nosniff',
        'ratelimit-limit': '300',
      })
      t.match(await sharp(reply.body).metadata(), { format, width: 320, height: 160 })
    }
    t.match(
      await sharp((await ask('/photo.jpg', '')).body).metadata(),
      { width: 640 },
      'without a width, 640',
    )
    t.match(await sharp((await ask('/photo.jpg', '&width=1920')).body).metadata(), { width: 1000 })
    const asked = source.requests.length
    t.equal((await ask('/photo.jpg')).status, 200)
    t.equal(source.requests.length, asked, 'the second time it is there already')
  },
)

t.test('a file that is too large or not a picture is an upstream failure without details', async (t) => {
  const photo = await twoColours(1000, 500).jpeg().toBuffer()
  const { ask } = await startPictures(t, {
    '/drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>CANARY</script></svg>'),
    '/page.jpg': Buffer.from('<!doctype html>CANARY-TEXT'),
    '/half.jpg': photo.subarray(0, photo.length / 2),
    '/heavy.jpg': Buffer.concat([photo, Buffer.alloc(10 * MiB + 1 - photo.length)]),
    '/bomb.png': blackPng(20_000, 20_000),
    '/empty.jpg': Buffer.alloc(0),
  })
  const paths = [
    '/drawing.svg',
    '/page.jpg',
    '/half.jpg',
    '/heavy.jpg',
    '/bomb.png',
    '/empty.jpg',
    '/redirect',
    '/gone.jpg',
  ]
  for (const path of paths) {
    const reply = await ask(path)
    t.equal(reply.status, 502, path)
    t.equal(reply.json['code'], 'upstream_failed')
    t.match(reply.headers, { 'cache-control': /no-store/, 'content-type': /^application\/problem\+json/ })
    t.notOk(reply.text.includes('CANARY'))
  }
})

t.test('a source that hangs is a timeout within 5.25 s and delays no other picture', async (t) => {
  const { ask } = await startPictures(t, { '/photo.jpg': await twoColours(100, 50).jpeg().toBuffer() })
  const start = performance.now()
  const worked = startWorkingClock()
  let isHanging = true
  const hanging = ask('/hang').finally(() => (isHanging = false))
  t.equal((await ask('/photo.jpg')).status, 200)
  t.ok(isHanging)
  const reply = await hanging
  t.ok(performance.now() - start > 4900)
  const ms = worked()
  t.equal(reply.status, 504)
  t.equal(reply.json['code'], 'upstream_timeout')
  t.ok(ms < 5250 + 500, `${Math.round(ms)} ms`)
})

t.test('another host or width is refused without a request to the source', async (t) => {
  const { source, send, ask } = await startPictures(t, {})
  const { port } = source
  const addresses = [
    'https://other.example/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    `http://[::1]:${port}/a.jpg`,
    `http://localhost:${port}/a.jpg`,
    'http://127.0.0.1/a.jpg',
    'http://127.0.0.1:22/',
    `http://user@127.0.0.1:${port}/a.jpg`,
    `http://user:secret@127.0.0.1:${port}/a.jpg`,
    `http://127.0.0.1:${port}@other.example/a.jpg`,
    `http://127.0.0.2:${port}/a.jpg`,
    `http://0.0.0.0:${port}/a.jpg`,
    `http://[::ffff:127.0.0.1]:${port}/a.jpg`,
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    `ftp://127.0.0.1:${port}/a.jpg`,
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '/api/config',
    'x'.repeat(2049),
  ]
  for (const address of addresses) {
    const reply = await send(`/api/pictures?src=${encodeURIComponent(address)}&width=320`)
    t.equal(reply.status, 422, address.slice(0, 60))
    t.match(reply.json, { code: 'validation_failed', errors: [{ field: 'src' }] })
  }
  for (const query of [
    '&width=321',
    '&width=0',
    '&width=',
    '&width=640.0',
    '&width=9999',
    '&width=320&width=640',
  ]) {
    const reply = await ask('/a.jpg', query)
    t.equal(reply.status, 422, query)
    t.match(reply.json, { code: 'validation_failed', errors: [{ field: 'width' }] })
  }
  t.match((await send('/api/pictures?width=320')).json, { status: 422, errors: [{ field: 'src' }] })
  t.equal(source.connections(), 0)
})

t.test('HEAD has the same headers without the picture', async (t) => {
  const { source, send } = await startPictures(t, {
    '/photo.jpg': await twoColours(100, 50).jpeg().toBuffer(),
  })
  const path = `/api/pictures?src=${encodeURIComponent(`http://${source.host}/photo.jpg`)}&width=160`
  const head = await send(path, { method: 'HEAD' })
  t.equal(head.status, 200)
  t.equal(head.headers['content-type'], 'image/webp')
  t.equal(head.body.length, 0)
})

t.test('LD-08: a client that has used up its share of the conversions gets a 429', async (t) => {
  const clients: string[] = []
  const picture = async ({ client }: { readonly client: string }): Promise<never> => {
    clients.push(client)
    throw new AppError('rate_limited', { retryAfter: 3 })
  }
  const services = fakeServices({ pictures: { picture }, chatPictures: { picture } })
  const { fetch } = await build(t, { services, env: { TRUST_PROXY: '127.0.0.1' } })
  for (const path of ['/api/pictures', '/api/chat/pictures']) {
    const response = await fetch(`${path}?src=https%3A%2F%2Fa.example%2Fa.jpg&width=320`, {
      headers: { 'x-forwarded-for': '2001:db8::7' },
    })
    t.equal(response.status, 429, path)
    t.equal(response.headers.get('retry-after'), '3')
    t.match(await response.json(), { code: 'rate_limited' })
  }
  t.same(clients, Array(2).fill('2001:db8::/64'))
})
