import t, { type Test } from 'tap'

import { twoColours } from '../../pictures/samples.ts'
import type { Reply } from '../../support/bff.ts'
import { eachMode, timed, upstreamFaults } from '../../support/upstream-faults.ts'
import { upstreamCanary } from '../../upstream-fake.ts'
import { shortTable } from '../../upstream/build.ts'
import type { Mode } from '../../upstream/fake/modes.ts'
import { type ChatServer, fieldsOf, formOf, startChatServer } from './chat-server.ts'

const deadline = 1_000
/** 250 ms (contract.md, section 4), and what a busy machine adds. */
const latest = deadline + 250 + 750

const message = { service: 'caldaia', content: 'Ciao', threadId: 'thread-1' }
const historyPath = '/api/chat/messages?service=caldaia&threadId=thread-1'

interface Started {
  readonly server: ChatServer
  readonly calls: Readonly<Record<'message' | 'history' | 'pictures', () => Promise<Reply>>>
}

async function start(t: Test): Promise<Started> {
  const server = await startChatServer(t, { callables: shortTable(deadline) })
  const photo = await twoColours(20, 10).jpeg().toBuffer()
  let messages = 0
  const calls = {
    message: () => server.say(message),
    history: () => server.send(historyPath),
    pictures: () => server.upload(formOf([photo], fieldsOf((messages += 1)))),
  }
  // The start of the decoder takes time that is not part of upstream's deadline.
  await calls.pictures()
  server.upstream.reset()
  return { server, calls }
}

type Expected = readonly [code: string, status: number]

/** Every call with a faulty upstream, then enough calls without faults to keep the circuits closed. */
async function check(t: Test, { server, calls }: Started, mode: Mode, [code, status]: Expected) {
  const { upstream, log } = server
  upstream.on('*', mode, { bytes: 20_000_000 })
  const [sent, read, uploaded] = await Promise.all([
    timed(calls.message),
    timed(calls.history),
    timed(calls.pictures),
  ])
  t.match(sent, { status, json: { code } }, `${mode}: message`)
  t.same(read.json, { threadId: 'thread-1', messages: [], degraded: true }, `${mode}: history`)
  t.equal(read.status, 200)
  t.match(
    uploaded,
    {
      status,
      json: { code: 'picture_upload_failed', detail: 'Errore durante il caricamento delle foto' },
    },
    `${mode}: pictures`,
  )
  for (const reply of [sent, read, uploaded]) {
    t.ok(reply.ms < latest, `${mode}: ${Math.round(reply.ms)} ms`)
    t.notOk((JSON.stringify(reply.headers) + reply.text).includes(upstreamCanary), mode)
    t.equal(reply !== read && status === 503, 'retry-after' in reply.headers, mode)
  }
  t.notOk(log.join('').includes(upstreamCanary), mode)
  t.equal(upstream.calls('chatWithAssistant').length, 1, `${mode}: a message is sent once`)
  t.equal(upstream.calls('saveCustomerFiles').length, 1, `${mode}: photos are sent once`)
  t.same(upstream.canaryHits, [])
  t.same(await server.leftovers(), [], `${mode}: no file is left`)
  upstream.reset()
  const well = [
    calls.pictures,
    calls.pictures,
    ...Array.from({ length: 5 }, () => [calls.message, calls.history]),
  ].flat()
  for (const call of well as (() => Promise<Reply>)[])
    t.match(await call(), { status: /^20[01]$/ }, `${mode}: healed`)
  upstream.reset()
}

for (const fault of upstreamFaults()) {
  const { name, code, status } = fault
  t.test(`an upstream that is ${name} is a ${status}, and an empty history`, async (t) => {
    const shared = name === 'slow' ? null : await start(t)
    await eachMode(fault, async (mode) => check(t, shared ?? (await start(t)), mode, [code, status]))
  })
}

t.test('an upstream that refuses connections is a 503 with Retry-After, and an empty history', async (t) => {
  const { server, calls } = await start(t)
  await server.upstream.stop()
  t.match(await calls.message(), { status: 503, json: { code: 'upstream_unavailable' } })
  const uploaded = await calls.pictures()
  t.match(uploaded, { status: 503, json: { code: 'picture_upload_failed' } })
  t.ok('retry-after' in uploaded.headers)
  t.match(await calls.history(), { status: 200, json: { degraded: true } })
  await server.upstream.start()
  for (const call of Object.values(calls)) t.ok((await call()).status < 300, 'healed')
})

t.test('a 404 of upstream is an empty history, and a failure of the other calls', async (t) => {
  const { server, calls } = await start(t)
  server.upstream.on('*', 'not_found')
  t.match(await calls.message(), { status: 502, json: { code: 'upstream_failed' } })
  t.match(await calls.pictures(), { status: 502, json: { code: 'picture_upload_failed' } })
  t.same((await calls.history()).json, { threadId: 'thread-1', messages: [] })
})

t.test('saved photos without any URL are a failure; those of other hosts are left out', async (t) => {
  const { server, calls } = await start(t)
  for (const body of [[], [null, 7], ['']]) {
    server.upstream.on('saveCustomerFiles', 'answer', { times: 1, body })
    t.match(
      await calls.pictures(),
      { status: 502, json: { code: 'picture_upload_failed' } },
      JSON.stringify(body),
    )
  }
  server.upstream.on('saveCustomerFiles', 'answer', {
    body: ['https://evil.example/1.jpg', 'https://pictures.example.it/2.jpg', 'http://169.254.169.254/'],
  })
  t.match(await calls.pictures(), {
    status: 201,
    json: { pictureUrls: ['/api/chat/pictures?src=https%3A%2F%2Fpictures.example.it%2F2.jpg'] },
  })
})

t.test('an open circuit responds at once, and the history is empty', async (t) => {
  const { server, calls } = await start(t)
  server.upstream.on('*', 'error')
  for (let count = 0; count < 12; count += 1) await calls.message()
  const asked = server.upstream.journal.length
  const refused = await timed(calls.message)
  t.match(refused, { status: 503, json: { code: 'upstream_unavailable' } })
  t.ok('retry-after' in refused.headers)
  t.match(await calls.history(), { status: 200, json: { degraded: true } })
  t.equal(server.upstream.journal.length, asked)
  t.match(await calls.pictures(), { status: 502 }, 'photos have a circuit of their own')
})
