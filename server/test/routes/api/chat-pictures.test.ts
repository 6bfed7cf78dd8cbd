import sharp from 'sharp'
import t from 'tap'

import { bodyTimeoutMs } from '../../../src/routes/api/chat-pictures.ts'
import { blackPng, twoColours } from '../../pictures/samples.ts'
import { twoColourBmp } from '../../pictures/upload/bmp-samples.ts'
import { openSocket } from '../../support/raw-http.ts'
import {
  type ChatServer,
  fieldsOf,
  type Form,
  type FormFile,
  formOf,
  startChatServer,
} from './chat-server.ts'

const photo = await twoColours(60, 40).jpeg({ quality: 95 }).toBuffer()

function sentFiles({ upstream }: ChatServer) {
  const urls = upstream.calls('saveCustomerFiles').flatMap(({ body }) => body['files'] as string[])
  return urls.map((url) => {
    const [head, data = ''] = url.split(',')
    return { head, bytes: Buffer.from(data, 'base64') }
  })
}

t.test('photos reach upstream as JPEGs, in order, and come back with paths of this site', async (t) => {
  const server = await startChatServer(t)
  const sources = ['a', 'b', 'c'].map((name) => `https://pictures.example.it/chat/${name}.jpg`)
  server.upstream.on('saveCustomerFiles', 'answer', { body: sources })
  const wide = await twoColours(90, 30).png().toBuffer()
  const reply = await server.upload(formOf([photo, wide, twoColourBmp(30, 90)]))
  t.equal(reply.status, 201)
  t.match(reply.headers, { 'cache-control': 'no-store', 'ratelimit-limit': '30' })
  t.same(reply.json, {
    pictureUrls: sources.map((src) => `/api/chat/pictures?src=${encodeURIComponent(src)}`),
  })
  t.match(server.upstream.journal, [
    {
      callable: 'saveCustomerFiles',
      fits: true,
      requestId: String(reply.headers['x-request-id']),
      body: { thread_id: 'thread-1', message_index: 3 },
    },
  ])
  const sizes = []
  for (const { head, bytes } of sentFiles(server)) {
    t.equal(head, 'data:image/jpeg;base64')
    const { format, width, height } = await sharp(bytes).metadata()
    sizes.push([format, width, height])
  }
  t.same(sizes, [
    ['jpeg', 60, 40],
    ['jpeg', 90, 30],
    ['jpeg', 30, 90],
  ])
  t.same(await server.leftovers(), [])
})

t.test('UP-05: a rotated photo with a GPS position arrives upright and without the position', async (t) => {
  const server = await startChatServer(t)
  const lying = await twoColours(400, 200)
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '45/1 27/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const gpsPointer = Buffer.from('8825', 'hex')
  const littleEndian = Buffer.from('2588', 'hex')
  t.ok(lying.includes(gpsPointer) || lying.includes(littleEndian), 'the sample says where it was taken')
  t.equal((await server.upload(formOf([lying]))).status, 201)
  const [sent] = sentFiles(server)
  const { width, height, exif } = await sharp(sent?.bytes).metadata()
  t.same([width, height, exif], [200, 400, undefined])
  for (const trace of ['Exif', 'CANARY']) t.notOk(sent?.bytes.includes(trace))
  const top = await sharp(sent?.bytes).extract({ left: 100, top: 50, width: 1, height: 1 }).raw().toBuffer()
  t.ok((top[0] ?? 0) > 200 && (top[2] ?? 255) < 60, 'what was on the left is on top')
})

const html = Buffer.from('<!doctype html><title>CANARY</title><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

async function wrongTypes(): Promise<Readonly<Record<string, Buffer>>> {
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    svg,
    'svg with a declaration': Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]),
    html,
    'html that begins like a BMP': Buffer.concat([Buffer.from('BM'), html]),
    'html behind a byte order mark': Buffer.concat([Buffer.from('\uFEFF'), html]),
    gif: await twoColours(20, 20).gif().toBuffer(),
    webp: await twoColours(20, 20).webp().toBuffer(),
    avif: await twoColours(20, 20).avif({ effort: 0 }).toBuffer(),
    heic: Buffer.concat([Buffer.from('0000001c6674797068656963', 'hex'), Buffer.alloc(200)]),
    tiff: await twoColours(20, 20).tiff().toBuffer(),
    pdf: Buffer.from('%PDF-1.7\n'),
    zip: Buffer.from('504b0304', 'hex'),
    elf: Buffer.from('7f454c46', 'hex'),
    script: Buffer.from('#!/bin/sh\necho CANARY\n'),
    'a data URL': Buffer.from(`data:image/jpeg;base64,${photo.toString('base64')}`),
    'a photo behind a blank': Buffer.concat([Buffer.from(' '), photo]),
    'jpeg 2000': Buffer.from('0000000c6a5020200d0a870a', 'hex'),
    'a BMP of no known kind': Buffer.concat([twoColourBmp(9, 9).subarray(0, 14), Buffer.alloc(100, 7)]),
  }
}

t.test(
  'UP-03, UP-07: the type is read from the content, not from name or declared type: another type is a 415',
  async (t) => {
    const server = await startChatServer(t)
    for (const [what, bytes] of Object.entries(await wrongTypes())) {
      const reply = await server.upload(formOf([photo, { bytes, name: 'photo.jpg', type: 'image/jpeg' }]))
      t.match(reply, { status: 415, json: { code: 'picture_type_unsupported' } }, what)
      t.notOk(reply.text.includes('CANARY'))
    }
    t.equal(server.upstream.journal.length, 0, 'of several photos all are taken or none')
    const odd: readonly FormFile[] = [
      { bytes: photo, name: 'page.html', type: 'text/html' },
      { bytes: photo, name: '../../../etc/passwd', type: 'image/bmp' },
      { bytes: photo, name: 'a\u0000b.png', type: 'application/octet-stream' },
      { bytes: photo, name: 'x'.repeat(10_000), type: 'image/svg+xml' },
      { bytes: photo, name: '', type: 'nonsense' },
    ]
    for (const file of odd)
      t.equal((await server.upload(formOf([file]))).status, 201, (file.name ?? '').slice(0, 20))
    t.same(await server.leftovers(), [])
  },
)

t.test('UP-03, UP-08: a photo that cannot be decoded is a 422, no photo of the form is sent', async (t) => {
  const server = await startChatServer(t)
  const png = await twoColours(300, 200).png().toBuffer()
  const broken = {
    'half a JPEG': photo.subarray(0, photo.length / 2),
    'half a PNG': png.subarray(0, png.length / 2),
    'half a BMP': twoColourBmp(60, 40).subarray(0, 3000),
    'a page behind a signature': Buffer.concat([photo.subarray(0, 3), html]),
    'a page behind a PNG’s signature': Buffer.concat([png.subarray(0, 8), html]),
    'a PNG of 400 megapixels': blackPng(20_000, 20_000),
    'a signature alone': photo.subarray(0, 3),
  }
  for (const [what, bytes] of Object.entries(broken)) {
    const before = process.cpuUsage()
    const reply = await server.upload(formOf([photo, bytes]))
    t.match(reply, { status: 422, json: { code: 'picture_invalid' } }, what)
    const { user, system } = process.cpuUsage(before)
    t.ok(user + system < 1_500_000, `${what}: at most 1.5 s of processor time`)
  }
  t.equal(server.upstream.journal.length, 0)
  t.same(await server.leftovers(), [])
})

const field = (name: string, value: string) => [name, value] as const
const thread = field('threadId', 'thread-1')
const index = field('messageIndex', '3')

t.test('invalid fields are refused with their names', async (t) => {
  const server = await startChatServer(t)
  const unfit: readonly (readonly [string, Form])[] = [
    ['threadId', formOf([photo], [index])],
    ['threadId', formOf([photo], [field('threadId', ''), index])],
    ['threadId', formOf([photo], [field('threadId', 'con spazi'), index])],
    ['threadId', formOf([photo], [field('threadId', 'x'.repeat(201)), index])],
    ['threadId', formOf([photo], [thread, thread, index])],
    ['messageIndex', formOf([photo], [thread])],
    ...['', '-1', '1.5', '01', '1e3', 'x', '10001', '99999999999'].map(
      (value) => ['messageIndex', formOf([photo], [thread, field('messageIndex', value)])] as const,
    ),
    ['files', formOf([])],
    ['files', formOf([], [thread, index, field('files', 'text')])],
    ['files', formOf(Array.from({ length: 11 }, () => photo))],
    ['photos', formOf([{ bytes: photo, field: 'photos' }])],
    ['threadId', formOf([{ bytes: photo, field: 'threadId' }])],
    ['assistant', formOf([photo], [thread, index, field('assistant', 'x')])],
  ]
  for (const [name, form] of unfit) {
    const reply = await server.upload(form)
    t.match(reply, { status: 422, json: { code: 'validation_failed', errors: [{ field: name }] } }, name)
  }
  t.equal(server.upstream.journal.length, 0)
  for (const value of ['0', '10000']) {
    t.equal((await server.upload(formOf([photo], [field('messageIndex', value), thread]))).status, 201)
  }
  t.equal((await server.upload(formOf(Array.from({ length: 10 }, () => photo)))).status, 201, 'ten photos')
  t.same(await server.leftovers(), [])
})

t.test('only this endpoint accepts a form, and it accepts nothing else', async (t) => {
  const { send, upload, upstream } = await startChatServer(t)
  const unsupported = { status: 415, json: { code: 'unsupported_media_type' } }
  const form = formOf([photo])
  t.match(await send('/api/chat/pictures', { body: { threadId: 't' } }), unsupported)
  t.match(await send('/api/chat/pictures', { method: 'POST' }), unsupported)
  for (const type of [
    'text/plain',
    'image/jpeg',
    'application/octet-stream',
    'multipart/mixed; boundary=x',
  ]) {
    t.match(await upload(form, { headers: { 'content-type': type } }), unsupported, type)
  }
  t.match(await send('/api/chat/messages', form), unsupported)
  t.match(await upload(form, { headers: { 'sec-fetch-site': 'cross-site' } }), { status: 403 })
  t.match(await send('/api/chat/pictures', { method: 'DELETE' }), { status: 405 })
  t.equal(upstream.journal.length, 0)
})

t.test('UP-02: four uploads are sent at a time, of which one address may have all', async (t) => {
  const { upload, upstream, leftovers } = await startChatServer(t)
  upstream.on('saveCustomerFiles', 'delay', { delayMs: 400, times: 4 })
  let messages = 0
  const send = (visitor: string) => upload(formOf([photo], fieldsOf((messages += 1))), { visitor })
  const running = Array.from({ length: 4 }, () => send('2001:db8::1'))
  while (upstream.journal.length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  const refused = await send('2001:db8::2')
  t.match(refused, { status: 503, json: { code: 'picture_upload_failed' } })
  t.match(refused.headers, { 'retry-after': '2' })
  const other = send('192.0.2.5')
  for (const reply of await Promise.all([...running, other])) t.equal(reply.status, 201)
  const [first, , , , fifth] = upstream.journal
  t.ok((fifth?.at ?? 0) - (first?.at ?? 0) > 390, 'the fifth is sent after one of the four')
  t.equal((await send('2001:db8::2')).status, 201)
  t.same(await leftovers(), [])
})

t.test('LD-03: uploads that arrive slowly from four addresses keep nobody from uploading', async (t) => {
  const { upload, port, leftovers } = await startChatServer(t)
  const { headers, body } = formOf([photo])
  for (const client of [1, 2, 3, 4]) {
    const socket = await openSocket(t, port)
    const head = [
      'POST /api/chat/pictures HTTP/1.1',
      'host: localhost',
      `x-forwarded-for: 192.0.2.${client}`,
      `content-type: ${headers['content-type']}`,
      'content-length: 33000000',
    ].join('\r\n')
    socket.write(`${head}\r\n\r\n`)
    socket.write(body.subarray(0, 400))
  }
  while ((await leftovers()).length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  const form = formOf([photo])
  const replies = await Promise.all(Array.from({ length: 12 }, () => upload(form)))
  t.same(
    replies.map(({ status }) => status),
    replies.map(() => 201),
  )
})

t.test('LD-03: the time for a form follows from its announced size', async (t) => {
  t.equal(bodyTimeoutMs(0), 15_000)
  t.equal(bodyTimeoutMs(1_000_000), 40_000)
  t.equal(bodyTimeoutMs(33_000_000), 150_000)
  t.equal(bodyTimeoutMs(null), 150_000)
})

t.test('UP-07: photo, file name and thread id are not logged', async (t) => {
  const { upload, upstream, log } = await startChatServer(t)
  const file = { bytes: photo, name: 'CANARY-NAME.jpg', type: 'CANARY-TYPE' }
  const named = [field('threadId', 'CANARY-THREAD'), index]
  await upload(formOf([file], named))
  await upload(formOf([{ ...file, bytes: html }], named))
  await upload(formOf([file], [...named, field('CANARY-FIELD', 'CANARY-VALUE')]))
  upstream.on('*', 'reset')
  await upload(formOf([file], named))
  t.ok(log.length >= 4)
  t.notOk(log.join('').includes('CANARY'))
  t.notOk(log.join('').includes(photo.toString('base64').slice(0, 24)))
})

t.test('the form is in the OpenAPI document', async (t) => {
  const { send } = await startChatServer(t)
  const { paths } = (await send('/api/openapi.json')).json as {
    paths: Record<string, { post?: unknown; get?: unknown }>
  }
  t.match(paths['/api/chat/pictures']?.post, {
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            required: ['threadId', 'messageIndex', 'files'],
            properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
          },
        },
      },
    },
    responses: { 201: {} },
  })
  t.ok(paths['/api/chat/messages']?.post)
  t.ok(paths['/api/chat/messages']?.get)
})
