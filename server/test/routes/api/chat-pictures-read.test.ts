import path from 'node:path'

import { pino } from 'pino'
import sharp from 'sharp'
import t, { type Test } from 'tap'

import { startEmbeddedUpstream } from '../../../embedded/src/start.ts'
import { seededFolder } from '../../../embedded/test/data-folder.ts'
import { buildApp } from '../../../src/app.ts'
import { createServices } from '../../../src/services.ts'
import { startPictureSource } from '../../pictures/picture-source.ts'
import { twoColours } from '../../pictures/samples.ts'
import { type Reply, startBff } from '../../support/bff.ts'
import { testConfig } from '../../support/build.ts'
import { formOf, startChatServer } from './chat-server.ts'

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const photo = await twoColours(800, 400).jpeg().toBuffer()

type Headers = Readonly<Record<string, unknown>>

/** A photo response: cacheable only by the browser, for an hour. */
function checkPrivate(t: Test, headers: Headers, what: string) {
  t.match(
    headers,
    {
      'cache-control': 'private, max-age=3600',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
    what,
  )
  for (const name of ['etag', 'last-modified', 'expires', 'age']) t.notOk(name in headers, `${what}: ${name}`)
}

function checkProblem(t: Test, reply: Reply, expected: { status: number; code: string }, what: string) {
  t.match({ status: reply.status, code: reply.json['code'] }, expected, what)
  t.match(reply.headers, {
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
  })
}

const json = async (reply: Response) => (await reply.json()) as Record<string, unknown>

/** The whole product with the embedded upstream behind its socket. */
async function startProduct(t: Test) {
  const folder = seededFolder(t)
  const log = pino({ level: 'silent' })
  const socketPath = path.join(folder, 'upstream.sock')
  const embedded = await startEmbeddedUpstream({ dataDir: folder, log, listen: { socketPath } })
  const config = testConfig()
  const services = createServices({
    config,
    upstream: embedded.address,
    embeddedPictures: { host: embedded.pictureHost, socketPath, chatPath: embedded.chatPicturePath },
    uploadFolder: folder,
    log,
  })
  const app = await buildApp({ config, services, logger: log, minFormMs: 0 })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(async () => {
    await app.close()
    await services.close()
    await embedded.close()
  })
  const get = (address: string, init: RequestInit = {}) => fetch(origin + address, init)

  /** Starts a conversation and sends a photo in it. */
  async function sendPhoto() {
    const message = { service: 'tinteggiatura', content: 'Devo imbiancare casa' }
    const sent = await get('/api/chat/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    const threadId = String((await json(sent))['threadId'])
    const form = formOf(
      [photo],
      [
        ['threadId', threadId],
        ['messageIndex', '0'],
      ],
    )
    const { body, headers } = form
    const uploaded = await get('/api/chat/pictures', { method: 'POST', body: new Uint8Array(body), headers })
    const { pictureUrls } = (await json(uploaded)) as { pictureUrls: string[] }
    const history = await json(await get(`/api/chat/messages?service=tinteggiatura&threadId=${threadId}`))
    const messages = history['messages'] as { pictureUrls: string[] }[]
    return { uploaded, pictureUrls, inHistory: messages[0]?.pictureUrls }
  }

  return { get, sendPhoto }
}

t.test('SP-07: an uploaded photo has the chat’s path, and no shared cache may store it', async (t) => {
  const { get, sendPhoto } = await startProduct(t)
  const { uploaded, pictureUrls, inHistory } = await sendPhoto()
  t.equal(uploaded.status, 201)
  t.equal(uploaded.headers.get('cache-control'), 'no-store')
  const [address = ''] = pictureUrls
  t.match(
    address,
    /^\/api\/chat\/pictures\?src=http%3A%2F%2Fembedded\.localhost%2Fpictures%2Fchat%2F[\w-]+\.jpg$/,
  )
  t.same(inHistory, pictureUrls, 'the history has the same address')

  for (const [accept, type, format] of [
    [chromium, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
  ] as const) {
    const reply = await get(`${address}&width=320`, { headers: { accept } })
    t.equal(reply.status, 200)
    t.equal(reply.headers.get('content-type'), type)
    t.equal(reply.headers.get('ratelimit-limit'), '300')
    checkPrivate(t, Object.fromEntries(reply.headers), type)
    t.match(await sharp(await reply.arrayBuffer()).metadata(), { format, width: 320, height: 160 })
  }
  const head = await get(`${address}&width=320`, { method: 'HEAD' })
  t.equal(head.status, 200)
  checkPrivate(t, Object.fromEntries(head.headers), 'HEAD')
  const again = await get(`${address}&width=320`, {
    headers: { 'if-none-match': '*', 'if-modified-since': 'Fri, 20 Nov 2026 10:00:00 GMT' },
  })
  t.equal(again.status, 200, 'a condition changes nothing')
  checkPrivate(t, Object.fromEntries(again.headers), 'with a condition')

  const src = decodeURIComponent(new URL(address, 'http://x').searchParams.get('src') ?? '')
  const spellings = [src, `${src}?x=1`, src.replace('/chat/', '/%63hat/'), src.replace('/chat/', '//chat//')]
  for (const spelling of spellings) {
    const reply = await get(`/api/pictures?src=${encodeURIComponent(spelling)}&width=320`)
    t.equal(reply.status, 422, spelling)
    t.equal(reply.headers.get('cache-control'), 'no-store')
    t.match(await json(reply), { code: 'validation_failed', errors: [{ field: 'src' }] })
  }
})

t.test(
  'a professional’s picture stays public for a year, also after it was requested as a photo',
  async (t) => {
    const { get } = await startProduct(t)
    const { affiliates } = (await json(await get('/api/affiliates?profession=Idraulico'))) as {
      affiliates: { workPictures: string[] }[]
    }
    const address = affiliates.flatMap(({ workPictures }) => workPictures)[0] ?? ''
    t.match(address, /^\/api\/pictures\?src=/)
    const forAll = 'public, max-age=31536000, immutable'
    for (const [url, cacheControl] of [
      [address, forAll],
      [address.replace('/api/', '/api/chat/'), 'private, max-age=3600'],
      [address, forAll],
    ] as const) {
      const reply = await get(`${url}&width=320`)
      t.match([reply.status, reply.headers.get('cache-control')], [200, cacheControl])
    }
  },
)

/** The BFF with a host that has photos, professionals' pictures and faults. */
async function startShared(t: Test, chatPaths?: (host: string) => string) {
  const heavy = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024 + 1 - photo.length)])
  const source = await startPictureSource(t, (request, reply) => {
    const name = request.url?.split('/').at(-1)
    if (name === 'hang.jpg') return
    if (name === 'redirect.jpg') reply.writeHead(302, { location: '/works/photo.jpg' }).end()
    else if (name === 'photo.jpg') reply.setHeader('cache-control', 'public, max-age=99').end(photo)
    else if (name === 'heavy.jpg') reply.on('error', () => {}).end(heavy)
    else if (name === 'page.jpg') reply.end('<!doctype html>CANARY-TEXT')
    else reply.writeHead(404).end('CANARY-TEXT')
  })
  const paths = chatPaths ? { CHAT_PICTURE_PATHS: chatPaths(source.host) } : {}
  const bff = await startBff(t, { env: { PICTURE_HOSTS: source.host, ...paths } })
  const ask = (route: string, file: string, query = '&width=320', method = 'GET') =>
    bff.send(`${route}?src=${encodeURIComponent(`http://${source.host}${file}`)}${query}`, { method })
  return { source, ask, send: bff.send }
}

t.test('faults of a source are those of every picture, and they are not cached', async (t) => {
  const { source, ask, send } = await startShared(t)
  const hanging = ask('/api/chat/pictures', '/chats/hang.jpg')
  const failed = { status: 502, code: 'upstream_failed' }
  for (const name of ['gone.jpg', 'heavy.jpg', 'redirect.jpg', 'page.jpg']) {
    const reply = await ask('/api/chat/pictures', `/chats/${name}`)
    checkProblem(t, reply, failed, name)
    t.notOk(reply.text.includes('CANARY'), name)
    const head = await ask('/api/chat/pictures', `/chats/${name}`, '&width=320', 'HEAD')
    t.match([head.status, head.headers['cache-control']], [502, 'no-store'], `HEAD ${name}`)
  }
  const unfit = { status: 422, code: 'validation_failed' }
  const asked = source.requests.length
  for (const src of ['https://other.example/a.jpg', 'http://169.254.169.254/', 'file:///etc/passwd', '/a']) {
    checkProblem(t, await send(`/api/chat/pictures?src=${encodeURIComponent(src)}`), unfit, src)
  }
  for (const query of ['&width=321', '&width=', '&width=320&width=640', '&width=320&x=1']) {
    checkProblem(t, await ask('/api/chat/pictures', '/chats/photo.jpg', query), unfit, query)
  }
  checkProblem(t, await send('/api/chat/pictures'), unfit, 'without a source')
  t.equal(source.requests.length, asked, 'nobody was asked')
  const found = await ask('/api/chat/pictures', '/chats/photo.jpg')
  t.equal(found.status, 200)
  checkPrivate(t, found.headers, 'what the source says of caches is not passed on')
  checkProblem(t, await hanging, { status: 504, code: 'upstream_timeout' }, 'a source that hangs')
})

t.test('on a host with both, CHAT_PICTURE_PATHS separates photos from professionals’ pictures', async (t) => {
  const { source, ask } = await startShared(t, (host) => `${host}/chats`)
  const refused = await ask('/api/pictures', '/chats/photo.jpg')
  checkProblem(t, refused, { status: 422, code: 'validation_failed' }, 'a photo')
  t.equal(source.connections(), 0)
  checkPrivate(t, (await ask('/api/chat/pictures', '/chats/photo.jpg')).headers, 'a photo of the chat')
  const work = await ask('/api/pictures', '/works/photo.jpg')
  t.match([work.status, work.headers['cache-control']], [200, /^public, max-age=31536000, immutable$/])
})

t.test('without it a source’s URL is served by both endpoints, public at the public one', async (t) => {
  const { ask } = await startShared(t)
  t.match((await ask('/api/pictures', '/chats/photo.jpg')).headers, { 'cache-control': /^public/ })
  checkPrivate(t, (await ask('/api/chat/pictures', '/chats/photo.jpg')).headers, 'a photo')
})

t.test('reading and sending photos share a path, with different rules', async (t) => {
  const { send, upload } = await startChatServer(t)
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const reply = await send('/api/chat/pictures', { method })
    checkProblem(t, reply, { status: 405, code: 'method_not_allowed' }, method)
    t.equal(reply.headers['allow'], 'GET, HEAD, POST')
  }
  const visitor = '192.0.2.9'
  const uploaded = await upload(formOf([photo]), { visitor })
  t.match(uploaded.headers, { 'ratelimit-limit': '30', 'ratelimit-remaining': '29' })
  for (const [url, left] of [
    ['/api/chat/pictures?src=x', '299'],
    ['/api/pictures?src=x', '298'],
  ] as const) {
    const { headers } = await send(url, { visitor })
    t.match(headers, { 'ratelimit-limit': '300', 'ratelimit-remaining': left }, 'all reads are one group')
  }
  const { paths } = (await send('/api/openapi.json')).json as {
    paths: Record<string, Record<string, { parameters?: unknown; responses?: object }>>
  }
  const described = paths['/api/chat/pictures']
  t.same(Object.keys(described ?? {}).toSorted(), ['get', 'post'])
  t.ok(described?.['get']?.parameters)
  t.same(described?.['get']?.parameters, paths['/api/pictures']?.['get']?.parameters)
  t.same(described?.['get']?.responses, paths['/api/pictures']?.['get']?.responses)
})
