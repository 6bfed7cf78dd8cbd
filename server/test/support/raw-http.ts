import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import type { Test } from 'tap'

export interface RawResponse {
  readonly status: number
  /** Lower-case names; of a name that came twice, both values joined with a line break. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Takes a response apart as it came over the wire. */
export function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) }
}

/** Opens a connection that the test's end closes. */
export async function openSocket(t: Test, port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  t.teardown(() => socket.destroy())
  // A connection that the server resets is a result, not a fault of the test.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Resolves when a connection is closed, also by a fault: `events.once` would reject then. */
export function whenClosed(socket: Socket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (socket.closed) resolve()
  else socket.once('close', () => resolve())
  return promise
}

/** Everything that arrives until the server closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await whenClosed(socket)
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends bytes as they stand, and reads the answer up to the end of the connection. */
export async function exchange(t: Test, port: number, request: string): Promise<RawResponse> {
  const socket = await openSocket(t, port)
  const answer = readToEnd(socket)
  socket.write(request)
  return parseResponse(await answer)
}
