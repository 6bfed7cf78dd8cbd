import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import multipart from '@fastify/multipart'
import fastify from 'fastify'
import t, { type Test } from 'tap'

import { AppError } from '../../../src/errors.ts'
import { readForm } from '../../../src/routes/api/serving/form-parts.ts'
import { twoColours } from '../../pictures/samples.ts'
import { openSocket, parseResponse } from '../../support/raw-http.ts'
import { type ChatServer, type Form, formOf, startChatServer } from './chat-server.ts'

/** Long enough to arrive in several pieces. Bytes after the end of a JPEG are ignored. */
const photo = Buffer.concat([await twoColours(200, 100).jpeg().toBuffer(), Buffer.alloc(200_000)])
const form = formOf([photo, photo])
const boundary = /boundary=(.*)/.exec(form.headers['content-type'] ?? '')?.[1] ?? ''

let visitors = 0

/** The headers of a request, each from another client address, so that no rate limit applies. */
function head({ headers }: Form, ...lines: readonly string[]): string {
  visitors += 1
  return [
    'POST /api/chat/pictures HTTP/1.1',
    'host: localhost',
    'connection: close',
    `x-forwarded-for: 10.1.${visitors >> 8}.${visitors & 255}`,
    `content-type: ${headers['content-type']}`,
    ...lines,
    '',
    '',
  ].join('\r\n')
}

async function untilGone(server: ChatServer): Promise<string[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const left = await server.leftovers()
    if (left.length === 0) return left
    await wait(10)
  }
  return server.leftovers()
}

/** Reads all bytes, also if the server resets the connection because it does not read the rest. */
function readAll(socket: Socket): Promise<string> {
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  return new Promise((resolve) => {
    socket.on('close', () => resolve(Buffer.concat(pieces).toString('utf8')))
  })
}

/** Sends raw bytes; null if the server does not respond. */
async function exchange(t: Test, server: ChatServer, request: readonly (string | Buffer)[]) {
  const socket = await openSocket(t, server.port)
  const answer = readAll(socket)
  for (const piece of request) socket.write(piece)
  const text = await answer
  return text === '' ? null : parseResponse(text)
}

const isProblem = {
  status: 400,
  headers: { 'content-type': /^application\/problem\+json/ },
  body: /"bad_request"/,
}

t.test('UP-08: a form that breaks off at any place is a 400, and no file stays', async (t) => {
  const server = await startChatServer(t)
  const cuts = Array.from({ length: 20 }, (_, step) => Math.floor((form.body.length * step) / 20))
  // Within the last boundary, and just before its last bytes.
  for (const cut of [...cuts.slice(1), form.body.length - 30, form.body.length - 4]) {
    const body = form.body.subarray(0, cut)
    const announced = await exchange(t, server, [head(form, `content-length: ${body.length}`), body])
    t.match(announced, isProblem, `${cut} of ${form.body.length}`)
    const chunk = [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n']
    t.match(
      await exchange(t, server, [head(form, 'transfer-encoding: chunked'), ...chunk]),
      isProblem,
      `${cut}, chunked`,
    )
  }
  t.same(await untilGone(server), [])
  t.equal(server.upstream.journal.length, 0)
  t.equal((await server.upload(form)).status, 201, 'and the next one is taken')
})

t.test('a form that is shorter than its announced length leaves no file', async (t) => {
  const server = await startChatServer(t)
  for (const cut of [0.1, 0.5, 0.9]) {
    for (const leave of ['end', 'resetAndDestroy'] as const) {
      const socket = await openSocket(t, server.port)
      const answer = readAll(socket)
      const announced = head(form, `content-length: ${form.body.length + 1000}`)
      socket.write(announced)
      socket.write(form.body.subarray(0, form.body.length * cut))
      while ((await server.leftovers()).length === 0) await wait(5)
      socket[leave]()
      await answer
      t.same(await untilGone(server), [], `${leave} at ${cut}`)
    }
  }
  t.equal(server.upstream.journal.length, 0)
  t.equal((await server.upload(form)).status, 201)
})

t.test('a content length that is too small ends the form there', async (t) => {
  const server = await startChatServer(t)
  const reply = await exchange(t, server, [head(form, 'content-length: 500'), form.body])
  // The unread rest may reset the connection before the response is read.
  if (reply) t.match(reply, isProblem)
  t.same(await untilGone(server), [])
})

const part = (headers: string, content = 'x') => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const end = `--${boundary}--\r\n`
const file = 'content-disposition: form-data; name="files"; filename="a.jpg"'

const malformed: Readonly<Record<string, string | Buffer>> = {
  'nothing at all': '',
  'no boundary inside': 'hello',
  'another boundary': form.body.toString('latin1').replaceAll(boundary, 'other'),
  'the end alone': end,
  'rubbish before it': `rubbish\r\n${'x'.repeat(5000)}`,
  'only half a boundary': `--${boundary.slice(0, 5)}`,
  'a part without a head': `--${boundary}\r\n\r\nx\r\n${end}`,
  'a part without a name': part('content-disposition: form-data') + end,
  'a part of another kind': part('content-disposition: attachment; name="files"') + end,
  'a head without end': `--${boundary}\r\n${'x-header: y\r\n'.repeat(5000)}`,
  'a head of one long line': `--${boundary}\r\nx: ${'y'.repeat(200_000)}\r\n\r\n${end}`,
  'a nested form':
    part('content-disposition: form-data; name="files"\r\ncontent-type: multipart/mixed; boundary=b') + end,
  'JSON that is none':
    part('content-disposition: form-data; name="threadId"\r\ncontent-type: application/json', '{') + end,
  JSON:
    part('content-disposition: form-data; name="threadId"\r\ncontent-type: application/json', '{"a":1}') +
    end,
  'a prototype': part('content-disposition: form-data; name="__proto__"') + end,
  'a prototype’s file': part('content-disposition: form-data; name="__proto__"; filename="a.jpg"') + end,
  'a constructor': part('content-disposition: form-data; name="constructor"') + end,
  'an unknown charset':
    part('content-disposition: form-data; name="threadId"\r\ncontent-type: text/plain; charset=x-none') + end,
  'a name that is not UTF-8': Buffer.concat([
    Buffer.from(part('content-disposition: form-data; name="').slice(0, -7)),
    Buffer.from([0xff, 0xfe]),
    Buffer.from(`"\r\n\r\nx\r\n${end}`),
  ]),
  'a thousand fields':
    Array.from({ length: 1000 }, (_, n) => part(`content-disposition: form-data; name="f${n}"`)).join('') +
    end,
  'a thousand empty files': part(file, '').repeat(1000) + end,
  'a thousand parts without a name': part('x: y').repeat(1000) + end,
  'a long field': part('content-disposition: form-data; name="threadId"', 'x'.repeat(100_000)) + end,
}

t.test('UP-08: a malformed form is a client error', async (t) => {
  const server = await startChatServer(t)
  for (const [what, body] of Object.entries(malformed)) {
    const bytes = Buffer.from(body as string, 'latin1')
    const reply = await server.upload({ ...form, body: bytes })
    t.ok([400, 413, 415, 422].includes(reply.status), `${what}: ${reply.status}`)
    t.match(reply.headers, { 'content-type': /^application\/problem\+json/ }, what)
  }
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary="${'x'.repeat(300)}"`,
    'multipart/form-data; boundary=\u00e9',
  ]) {
    const reply = await server.upload(form, { headers: { 'content-type': type } })
    t.ok([400, 415, 422].includes(reply.status), `${type.slice(0, 40)}: ${reply.status}`)
  }
  t.same(await untilGone(server), [])
  t.equal(server.upstream.journal.length, 0)
  t.equal(server.log.filter((line) => line.includes('"level":50')).length, 0, 'no fault was logged')
  t.equal(Object.keys(Object.prototype).length, 0)
  t.equal((await server.upload(form)).status, 201)
})

t.test('a connection serves its next request after a refused upload', async (t) => {
  const server = await startChatServer(t)
  const socket = await openSocket(t, server.port)
  const answer = readAll(socket)
  const wrong = formOf([Buffer.alloc(3_000_000, 0x20)])
  const alive = head(wrong, `content-length: ${wrong.body.length}`).replace('connection: close\r\n', '')
  socket.write(alive)
  socket.write(wrong.body)
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  const text = await answer
  t.match(text, /^HTTP\/1\.1 415 /)
  t.match(text, /\r\n\r\n[^]*HTTP\/1\.1 200 OK/)
})

/** A server that reads forms with the test's limits and returns the size of each file. */
async function startReader(t: Test, limits: Parameters<typeof readForm>[1], refuse = () => {}) {
  const app = fastify()
  await app.register(multipart)
  app.setErrorHandler((error, _request, reply) => {
    const { status, code } = error as AppError
    return reply.code(status).send({ code })
  })
  app.post('/api/chat/pictures', async (request) => {
    let bytes = 0
    const { parts } = readForm(request, limits)
    refuse()
    for await (const item of parts) {
      if (item.kind === 'file') for await (const piece of item.content) bytes += piece.length
    }
    return { bytes }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => app.close())
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

t.test('a form that arrives too slowly is refused, a slow one is accepted', async (t) => {
  const limits = { maxBytes: 1_000_000, windowMs: 200, minBytes: 10_000 }
  const port = await startReader(t, limits)
  const socket = await openSocket(t, port)
  const trickled = readAll(socket)
  const drip = setInterval(() => socket.write('x'), 20)
  t.teardown(() => clearInterval(drip))
  socket.write(head(form, 'content-length: 100000') + form.body.subarray(0, 300).toString('latin1'))
  t.match(await trickled, /^HTTP\/1\.1 408 [^]*"bad_request"/)

  const slow = await openSocket(t, port)
  const answer = readAll(slow)
  slow.write(head(form, `content-length: ${form.body.length}`))
  for (let at = 0; at < form.body.length; at += 20_000) {
    slow.write(form.body.subarray(at, at + 20_000))
    await wait(20)
  }
  t.match(await answer, new RegExp(`^HTTP/1\\.1 200 [^]*"bytes":${photo.length * 2}`))
})

t.test('LD-03: the rest of a refused form that drips is not read for long', async (t) => {
  const port = await startReader(t, { maxBytes: 1_000_000, windowMs: 200, minBytes: 10_000 }, () => {
    throw new AppError('picture_upload_failed')
  })
  const socket = await openSocket(t, port)
  const closed = readAll(socket)
  const drip = setInterval(() => socket.write('x'), 20)
  t.teardown(() => clearInterval(drip))
  socket.write(head(form, 'content-length: 100000').replace('connection: close\r\n', ''))
  t.match(await closed, /^HTTP\/1\.1 502 /)
})

t.test('a form above its maximum size is not read to the end', async (t) => {
  const port = await startReader(t, { maxBytes: 100_000, windowMs: 10_000, minBytes: 1 })
  const socket = await openSocket(t, port)
  const closed = readAll(socket)
  socket.write(head(form, 'transfer-encoding: chunked'))
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536), Buffer.from('\r\n')])
  const flood = setInterval(() => socket.write(chunk), 1)
  t.teardown(() => clearInterval(flood))
  await closed
  t.ok(socket.bytesWritten < 20_000_000, `${socket.bytesWritten} bytes`)
})

t.test('photos beyond those that a conversation may have are refused with the reason', async (t) => {
  const server = await startChatServer(t)
  const body = { message: 'The thread has as many pictures as it may have' }
  server.upstream.on('saveCustomerFiles', 'answer', { status: 409, body, times: 1 })
  t.match(await server.upload(formOf([photo])), {
    status: 409,
    json: {
      code: 'picture_upload_failed',
      detail: 'Questa conversazione ha già il numero massimo di foto.',
    },
  })
})
