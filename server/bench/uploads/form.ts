import { setTimeout as wait } from 'node:timers/promises'

import sharp from 'sharp'
import { type Agent, request } from 'undici'

export const boundary = 'bench-boundary'
export const uploadBytes = 25_000_000

/** The picture of a photo. */
export interface Noise {
  readonly width: number
  readonly height: number
  readonly progressive?: boolean
}

/** Creates a JPEG of random noise, padded to the given length with bytes after its end marker. */
export async function photo({ width, height, progressive = false }: Noise, bytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width, height, channels: 3, background: '#808080', noise } as const
  for (const quality of [90, 75, 50, 20, 5]) {
    const jpeg = await sharp({ create }).jpeg({ quality, progressive }).toBuffer()
    if (jpeg.length <= bytes) return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  }
  throw new Error('no photo of that length')
}

/** Forms for different messages are different uploads; equal ones would be saved once. */
export function formOf(photos: readonly Buffer[], messageIndex: number): Buffer {
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n`
  return Buffer.concat([
    Buffer.from(field('threadId', 'thread-1') + field('messageIndex', String(messageIndex))),
    ...photos.flatMap((bytes) => [Buffer.from(head), bytes, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

/**
 * Repeats an upload while the server answers 503, as the page does. Returns the number of refused attempts.
 */
export async function upload(origin: string, body: Buffer, visitor: number, client: Agent): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    const reply = await request(`${origin}/api/chat/pictures`, {
      dispatcher: client,
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
      },
      body,
    })
    await reply.body.dump()
    // On a busy machine decoding can time out (422). Such an upload uses as much memory as a successful one.
    if (reply.statusCode === 201 || reply.statusCode === 422) return refused
    if (reply.statusCode !== 503) throw new Error(`status ${reply.statusCode}`)
    await wait(Number(reply.headers['retry-after']) * 1000 + Math.random() * 200)
  }
}
