import { Readable } from 'node:stream'

import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'
import t from 'tap'
import { Agent, request } from 'undici'

import { twoColours } from '../../pictures/samples.ts'
import { formOf, startChatServer } from './chat-server.ts'

const photo = await twoColours(60, 40).jpeg().toBuffer()
const limit = chatLimits.maxPictureBytes

/** A photo with this number of bytes. Bytes after the end of a JPEG are ignored. */
const photoOf = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])

const refused = (size: string) => ({
  code: 'pictures_too_large',
  detail: `Le foto selezionate (${size}Mb) superano il limite di 25Mb`,
})

t.test('UP-01: 25,000,000 bytes in total are accepted, one more is not', async (t) => {
  const server = await startChatServer(t)
  for (const files of [[photoOf(limit)], [photoOf(limit - 5_000_000), photoOf(5_000_000)]]) {
    t.equal((await server.upload(formOf(files))).status, 201)
  }
  for (const files of [[photoOf(limit + 1)], [photoOf(limit - 5_000_000), photoOf(5_000_001)]]) {
    t.match(await server.upload(formOf(files)), { status: 413, json: refused('25,1') })
  }
  t.match(await server.upload(formOf([photoOf(31_500_000)])), { status: 413, json: refused('31,5') })
  t.equal(server.upstream.journal.length, 2)
  t.same(await server.leftovers(), [])
})

t.test('UP-01: the limit also applies without a content length', async (t) => {
  const server = await startChatServer(t)
  // Destroyed before the server, which else waits for the unsent rest.
  const client = new Agent()
  t.teardown(() => client.destroy())
  const cases = [
    [limit, 201, {}],
    [limit + 1, 413, refused('25,1')],
    [33_000_000, 413, refused('25,1')],
  ] as const
  for (const [bytes, status, problem] of cases) {
    const { headers, body } = formOf([photoOf(bytes)])
    const reply = await request(`${server.origin}/api/chat/pictures`, {
      dispatcher: client,
      method: 'POST',
      headers,
      body: Readable.from(body),
    })
    t.equal(reply.statusCode, status, `${bytes} bytes`)
    t.match(await reply.body.json(), problem)
  }
  t.same(await server.leftovers(), [])
})
