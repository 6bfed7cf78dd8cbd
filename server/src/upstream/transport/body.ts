import type { Readable } from 'node:stream'

const ignore = () => {}

/** Destroys a body and closes its connection. An unread body would keep the connection occupied for ever. */
export function discard(body: Readable): void {
  // Ignore the abort error that undici emits for a destroyed body.
  body.on('error', ignore)
  body.destroy()
}

/** Decodes the chunks of a UTF-8 body, without its byte order mark. */
export function decodeText(chunks: readonly Buffer[], bytes: number): string {
  const [first] = chunks
  const text = (chunks.length === 1 && first ? first : Buffer.concat(chunks, bytes)).toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

/**
 * Reads a UTF-8 body to its end. Destroys the body as soon as it exceeds `maxBytes`.
 *
 * @returns the text without its byte order mark, or null if the body is too long
 * @throws the connection's error if the connection breaks
 */
export async function readText(body: Readable, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  body.on('error', ignore)
  // Leaving a `for await` loop early destroys the stream.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return decodeText(chunks, bytes)
}
