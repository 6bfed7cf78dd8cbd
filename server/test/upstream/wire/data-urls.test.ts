import t from 'tap'

import { createChatUpstream } from '../../../src/upstream/chat.ts'
import { streamDataUrls } from '../../../src/upstream/wire/data-urls.ts'
import { buildUpstream } from '../build.ts'

/** A file of `bytes` bytes that is read in chunks of `chunkSize` bytes. */
function source(bytes: number, chunkSize: number) {
  const content = Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 7 + bytes) & 255))
  async function* open() {
    for (let at = 0; at < bytes; at += chunkSize) yield content.subarray(at, at + chunkSize)
  }
  return { content, bytes, open }
}

async function textOf({ open }: ReturnType<typeof streamDataUrls>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of open()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

t.test('the stream is the JSON of its values and has the announced length', async (t) => {
  for (const sizes of [[], [0], [1], [2], [3], [4, 5, 6], [100, 0, 101, 102]]) {
    for (const chunkSize of [1, 2, 3, 5, 64, 1000]) {
      const sources = sizes.map((bytes) => source(bytes, chunkSize))
      const stream = streamDataUrls({ thread_id: 'à"\n\u2028', message_index: 7 }, sources)
      const bytes = await textOf(stream)
      const name = `${sizes.join()} in chunks of ${chunkSize}`
      t.equal(bytes.length, stream.length, name)
      t.same(
        JSON.parse(bytes.toString()),
        {
          thread_id: 'à"\n\u2028',
          message_index: 7,
          files: sources.map(({ content }) => `data:image/jpeg;base64,${content.toString('base64')}`),
        },
        name,
      )
    }
  }
})

t.test('a large file is streamed in small chunks', async (t) => {
  const mebibyte = 1024 * 1024
  const chunk = Buffer.alloc(65_536, 7)
  async function* open() {
    for (let sent = 0; sent < 64 * mebibyte; sent += chunk.length) yield chunk
  }
  let bytes = 0
  const { length, open: read } = streamDataUrls({ n: 1 }, [{ bytes: 64 * mebibyte, open }])
  for await (const part of read()) {
    bytes += part.length
    if (part.length > 100_000) t.fail(`a part of ${part.length} bytes`)
  }
  t.equal(bytes, length)
})

t.test(
  'a file that cannot be read, or has another size than announced, fails only its own call',
  async (t) => {
    const { fake, client } = await buildUpstream(t)
    const chat = createChatUpstream(client)
    const good = source(10, 10)
    const bad = {
      lost: {
        bytes: 10,
        async *open(): AsyncGenerator<Buffer> {
          yield good.content.subarray(0, 5)
          throw Object.assign(new Error('CANARY'), { code: 'ENOENT' })
        },
      },
      short: { ...good, bytes: 100 },
      long: { ...good, bytes: 1 },
    }
    for (const [name, file] of Object.entries(bad)) {
      const saving = chat.saveFiles({ threadId: 't', files: [file], messageIndex: 0 }, { requestId: 'r' })
      await t.rejects(saving, { name: 'AppError', code: /^upstream_/ }, name)
    }
    const saved = chat.saveFiles({ threadId: 't', files: [good], messageIndex: 0 }, { requestId: 'r' })
    t.equal((await saved).length, 1)
    t.equal(fake.journal.filter(({ fits }) => fits).length, 1)
  },
)
