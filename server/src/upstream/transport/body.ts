import type { Readable } from 'node:stream'

const ignore = () => {}

/** Gives a body up, and with it its connection; one that is left unread would block it for ever. */
export function discard(body: Readable): void {
  // Undici's bodies report their own destruction as an error, which nobody is left to hear.
  body.on('error', ignore)
  body.destroy()
}

/**
 * Reads a body to its end, or discards it as soon as it is longer than `maxBytes`.
 *
 * @returns the text without a byte order mark, or null where it was too long
 * @throws the connection's error where the body breaks off
 */
export async function readText(body: Readable, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  body.on('error', ignore)
  // Leaving the loop early, by whatever way, destroys the stream.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks, bytes).toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
