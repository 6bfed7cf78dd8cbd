import type { LookupAddress } from 'node:dns'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import t, { type Test } from 'tap'

import { createPictureFetcher } from '../../src/pictures/fetcher.ts'
import { startPictureSource } from './picture-source.ts'

const MiB = 1024 * 1024
const failed = { code: 'upstream_failed' }
const never = new AbortController().signal

function fetcherFor(
  t: Test,
  { answers = [] as LookupAddress[], embedded = null as null | { host: string; socketPath: string } } = {},
) {
  const asked: string[] = []
  const fetcher = createPictureFetcher({
    resolve: (hostname, _options, callback) => {
      asked.push(hostname)
      callback(null, answers)
    },
    embedded,
  })
  t.teardown(() => fetcher.close())
  return { fetcher, asked }
}

t.test('the bytes of a picture arrive unchanged, and the request asks for no compression', async (t) => {
  const bytes = Buffer.alloc(300_000, 'picture')
  let asked: unknown
  const source = await startPictureSource(t, (request, reply) => {
    asked = request.headers['accept-encoding']
    reply.end(bytes)
  })
  const { fetcher } = fetcherFor(t)
  t.ok(bytes.equals(await fetcher.fetch(new URL(`http://${source.host}/a%20b.jpg?x=1`), never)))
  t.same(source.requests, ['/a%20b.jpg?x=1'])
  t.equal(asked, 'identity')
})

t.test('UP-10: 10 MiB are accepted, one byte more is not, with or without a content-length', async (t) => {
  const source = await startPictureSource(t, (request, reply) => {
    const size = 10 * MiB + (request.url === '/fits' ? 0 : 1)
    if (request.url !== '/undeclared') reply.setHeader('content-length', size)
    reply.on('error', () => {}).end(Buffer.alloc(size))
  })
  const { fetcher } = fetcherFor(t)
  const fits = await fetcher.fetch(new URL(`http://${source.host}/fits`), never)
  t.equal(fits.length, 10 * MiB)
  for (const path of ['/declared', '/undeclared']) {
    await t.rejects(fetcher.fetch(new URL(`http://${source.host}${path}`), never), failed, path)
  }
  t.equal(
    (await fetcher.fetch(new URL(`http://${source.host}/fits`), never)).length,
    10 * MiB,
    'later fetches still work',
  )
})

t.test('UP-10: a redirect is a failure and is not followed', async (t) => {
  const canary = await startPictureSource(t, (_request, reply) => reply.end('secret'))
  const source = await startPictureSource(t, (request, reply) => {
    reply.writeHead(Number(request.url?.slice(1)), { location: `http://${canary.host}/` }).end()
  })
  const { fetcher } = fetcherFor(t)
  for (const status of [301, 302, 303, 307, 308]) {
    await t.rejects(fetcher.fetch(new URL(`http://${source.host}/${status}`), never), failed, String(status))
  }
  t.equal(source.requests.length, 5)
  t.equal(canary.connections(), 0)
})

t.test('every other fault is a failure and does not block its connection', async (t) => {
  const source = await startPictureSource(t, (request, reply) => {
    if (request.url === '/reset') return request.socket.destroy()
    if (request.url === '/partial') {
      reply.writeHead(200, { 'content-length': 1000 }).write('begin')
      return setImmediate(() => request.socket.destroy())
    }
    if (request.url === '/packed') return reply.writeHead(200, { 'content-encoding': 'gzip' }).end('packed')
    if (request.url === '/fine') return reply.end('fine')
    return reply.writeHead(Number(request.url?.slice(1))).end('CANARY-TEXT'.repeat(1000))
  })
  const { fetcher } = fetcherFor(t)
  for (const path of [
    '/reset',
    '/partial',
    '/packed',
    '/204',
    '/206',
    '/403',
    '/404',
    '/429',
    '/500',
    '/503',
  ]) {
    for (let i = 0; i < 20; i += 1) {
      await t.rejects(fetcher.fetch(new URL(`http://${source.host}${path}`), never), failed, path)
    }
  }
  t.equal(String(await fetcher.fetch(new URL(`http://${source.host}/fine`), never)), 'fine')
  const closed = new URL('http://127.0.0.1:1/a.jpg')
  await t.rejects(fetcher.fetch(closed, never), failed, 'a refused connection')
})

t.test('an aborted signal ends the fetch from a hanging source, before and after its headers', async (t) => {
  const source = await startPictureSource(t, (request, reply) => {
    if (request.url === '/drip') reply.write('x')
  })
  const { fetcher } = fetcherFor(t)
  for (const path of ['/hang', '/drip']) {
    const end = new AbortController()
    const fetching = fetcher.fetch(new URL(`http://${source.host}${path}`), end.signal)
    setTimeout(() => end.abort(), 50)
    await t.rejects(fetching, { code: 'upstream_timeout' }, path)
  }
})

t.test('UP-10: no connection is made if a listed name resolves to a private address', async (t) => {
  const canary = await startPictureSource(t, (_request, reply) => reply.end('secret'))
  for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.1', '0.0.0.0']) {
    const { fetcher, asked } = fetcherFor(t, { answers: [{ address, family: 4 }] })
    for (const scheme of ['http', 'https']) {
      const url = new URL(`${scheme}://pictures.example:${canary.port}/a.jpg`)
      await t.rejects(fetcher.fetch(url, never), failed, `${scheme} ${address}`)
    }
    t.same(asked, ['pictures.example', 'pictures.example'])
  }
  t.equal(canary.connections(), 0)
})

t.test('a loopback name is connected to at its loopback address', async (t) => {
  const source = await startPictureSource(t, (_request, reply) => reply.end('fine'))
  const { fetcher } = fetcherFor(t, { answers: [{ address: '127.0.0.1', family: 4 }] })
  t.equal(String(await fetcher.fetch(new URL(`http://localhost:${source.port}/`), never)), 'fine')
})

t.test('the embedded upstream is reached over its socket, without DNS', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const socketPath = join(folder, 's')
  const server = createServer((request, reply) => reply.end(`${request.headers.host}${request.url}`))
  await new Promise<void>((resolve) => server.listen(socketPath, resolve))
  t.teardown(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  const { fetcher, asked } = fetcherFor(t, { embedded: { host: 'embedded.localhost', socketPath } })
  const got = await fetcher.fetch(new URL('http://embedded.localhost/pictures/a.webp'), never)
  t.equal(String(got), 'embedded.localhost/pictures/a.webp')
  t.same(asked, [], 'no host name is resolved')
})
