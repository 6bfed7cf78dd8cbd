import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

import t from 'tap'

import { createStaticMapProvider, type MapProvider } from '../../src/maps/static-provider.ts'

const key = 'canary-key-4711'
const png = Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\u001A\n'), Buffer.alloc(64)])
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 '), Buffer.alloc(64)])
const request = {
  coordinates: { lat: 45.58, lng: 9.27 },
  label: 'Monza (MB)',
  width: 640,
  height: 320,
  scale: 2,
  theme: 'light' as const,
}

interface Setup {
  readonly provider: MapProvider
  readonly logged: string[]
  readonly baseUrl: string
}

async function setUp(
  t: { teardown(handler: () => unknown): unknown },
  listener: RequestListener,
  timeoutMs = 2000,
): Promise<Setup> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/staticmap?channel=sito`
  const logged: string[] = []
  const log = {
    warn: (fields: object, message: string) => void logged.push(JSON.stringify([fields, message])),
  }
  const provider = createStaticMapProvider({ apiKey: key, baseUrl, log, timeoutMs })
  t.teardown(async () => {
    await provider.close()
    server.closeAllConnections()
    server.close()
  })
  return { provider, logged, baseUrl }
}

t.test('the request has the place, the size and the language, and the image is returned', async (t) => {
  let asked: URL | undefined
  const { provider, logged } = await setUp(t, (incoming, reply) => {
    asked = new URL(incoming.url ?? '', 'http://maps')
    reply.writeHead(200, { 'content-type': 'image/png' }).end(png)
  })
  t.same(await provider.fetchMap(request), { type: 'image/png', body: png })
  t.equal(asked?.pathname, '/maps/staticmap')
  t.match(Object.fromEntries(asked?.searchParams ?? []), {
    channel: 'sito',
    center: '45.58,9.27',
    size: '640x320',
    scale: '2',
    markers: 'color:0xC81E35|45.58,9.27',
    language: 'it',
    key,
  })
  t.same(logged, [])
})

t.test('a map wider than the maximum of the provider is requested at double scale', async (t) => {
  let asked = ''
  const { provider } = await setUp(t, (incoming, reply) => {
    asked = incoming.url ?? ''
    reply.writeHead(200, { 'content-type': 'image/webp; q=1' }).end(webp)
  })
  const image = await provider.fetchMap({ ...request, width: 1280, height: 480, scale: 1 })
  t.equal(image?.type, 'image/webp')
  t.match(asked, /size=640x240&scale=2/)
})

const failures: Readonly<Record<string, { listener: RequestListener; reason: string; timeoutMs?: number }>> =
  {
    'an error status': {
      listener: (_incoming, reply) => reply.writeHead(500, { 'content-type': 'image/png' }).end(png),
      reason: 'status 500',
    },
    'a redirect': {
      listener: (incoming, reply) => {
        if (incoming.url === '/elsewhere') reply.writeHead(200, { 'content-type': 'image/png' }).end(png)
        else reply.writeHead(302, { location: '/elsewhere' }).end()
      },
      reason: 'status 302',
    },
    'an HTML page': {
      listener: (_incoming, reply) =>
        reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>no</h1>'),
      reason: 'not an image',
    },
    'HTML declared as an image': {
      listener: (_incoming, reply) =>
        reply.writeHead(200, { 'content-type': 'image/png' }).end('<h1>no</h1>'),
      reason: 'not an image',
    },
    'an SVG': {
      listener: (_incoming, reply) => reply.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
      reason: 'not an image',
    },
    'an empty body': {
      listener: (_incoming, reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end(),
      reason: 'not an image',
    },
    'more than 2 MiB': {
      listener: (_incoming, reply) => {
        reply.writeHead(200, { 'content-type': 'image/png' })
        reply.end(Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]))
      },
      reason: 'too large',
    },
    'an encoded reply': {
      listener: (_incoming, reply) => {
        reply.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end(gzipSync(png))
      },
      reason: 'encoded',
    },
    silence: { listener: () => undefined, reason: 'timeout', timeoutMs: 60 },
    'a body that never ends': {
      listener: (_incoming, reply) => {
        reply.writeHead(200, { 'content-type': 'image/png' }).write(png)
      },
      reason: 'timeout',
      timeoutMs: 60,
    },
    'a broken connection': {
      listener: (incoming) => incoming.socket.destroy(),
      reason: 'UND_ERR_SOCKET',
    },
    'half a reply': {
      listener: (incoming, reply) => {
        reply.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' }).write(png, () => {
          incoming.socket.destroy()
        })
      },
      reason: 'UND_ERR_SOCKET',
    },
  }

for (const [what, { listener, reason, timeoutMs }] of Object.entries(failures)) {
  t.test(`SP-03: ${what} gives no map and one log line without the key`, async (t) => {
    const { provider, logged, baseUrl } = await setUp(t, listener, timeoutMs)
    t.equal(await provider.fetchMap(request), null)
    t.equal(logged.length, 1)
    t.match(logged[0], `{"reason":"${reason}"}`)
    t.notOk(logged.join('').includes(key))
    t.notOk(logged.join('').includes(new URL(baseUrl).host))
  })
}

t.test('a refused connection gives no map', async (t) => {
  const logged: string[] = []
  const provider = createStaticMapProvider({
    apiKey: key,
    baseUrl: 'http://127.0.0.1:1/staticmap',
    log: { warn: (fields, message) => void logged.push(JSON.stringify([fields, message])) },
  })
  t.teardown(() => provider.close())
  t.equal(await provider.fetchMap(request), null)
  t.same(logged, ['[{"reason":"ECONNREFUSED"},"map provider failed, using own map"]'])
})
