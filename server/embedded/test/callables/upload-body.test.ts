import t from 'tap'

import { readUpload } from '../../src/callables/chat/upload-body.ts'
import { dataUrl, jpeg, png } from './chat-app.ts'

/** A body in chunks of this size. */
async function* inPieces(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
}

async function read(body: string, size: number) {
  const files: Buffer[][] = []
  const types: string[] = []
  const upload = await readUpload(inPieces(Buffer.from(body), size), async () => {
    const pieces: Buffer[] = []
    files.push(pieces)
    return {
      write: async (bytes) => {
        pieces.push(Buffer.from(bytes))
      },
      finish: async (type) => {
        types.push(type)
      },
    }
  })
  return { upload, types, files: files.map((pieces) => Buffer.concat(pieces)) }
}

t.test('the result does not depend on where the body is split', async (t) => {
  const long = Buffer.concat([jpeg, Buffer.from(Array.from({ length: 500 }, (_, index) => index % 256))])
  const plain = JSON.stringify({
    thread_id: 'thread_à"\\',
    files: [dataUrl(long), dataUrl(png, 'png')],
    message_index: 12,
  })
  const body = plain.replaceAll('/', String.raw`\/`)
  for (const text of [plain, body]) {
    for (const size of [1, 2, 3, 5, 7, 16, 64, 100_000]) {
      const { upload, types, files } = await read(text, size)
      t.same(upload, { threadId: 'thread_à"\\', messageIndex: 12, files: 2 })
      t.same(types, ['jpg', 'png'])
      t.ok(files[0]?.equals(long) && files[1]?.equals(png), `pieces of ${size}`)
    }
  }
})

t.test('a body that ends too early at any place is refused', async (t) => {
  const body = JSON.stringify({ thread_id: 'thread', files: [dataUrl(jpeg)], message_index: 1 })
  for (let length = 0; length < body.length; length += 1) {
    await t.rejects(read(body.slice(0, length), 16), { name: 'UploadError' }, String(length))
  }
})
