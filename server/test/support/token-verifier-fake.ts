import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

import type { Test } from 'tap'

export interface TokenVerifierFake {
  /** As the environment names it. */
  readonly verifyUrl: string
  /** Bodies of the requests so far, as they came. */
  readonly asked: string[]
  /** How it answers from now on. */
  answer: (incoming: IncomingMessage, reply: ServerResponse) => void
}

/** Answers with a document, as the provider does whatever it says. */
export function says(document: object): RequestListener {
  return (_incoming, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  }
}

/** What the provider says of a person's token. */
export function person(action: string, changes: object = {}): object {
  const now = '2026-11-20T10:00:00Z'
  return { success: true, score: 0.9, action, hostname: 'localhost', challenge_ts: now, ...changes }
}

/** Ways not to verify anything, and what the log calls them. */
export const verifierFaults: Readonly<Record<string, { readonly answer: RequestListener; reason: string }>> =
  {
    'an error status': {
      answer: (_incoming, reply) => reply.writeHead(500).end('{"success":true}'),
      reason: 'unexpected_status',
    },
    'a redirect': {
      answer: (incoming, reply) => {
        if (incoming.url === '/elsewhere') says(person('booking'))(incoming, reply)
        else reply.writeHead(302, { location: '/elsewhere' }).end()
      },
      reason: 'unexpected_status',
    },
    'no JSON': { answer: (_incoming, reply) => reply.end('<h1>no</h1>'), reason: 'not_json' },
    'another shape': { answer: says({ success: 'yes' }), reason: 'wrong_shape' },
    'a score past every scale': { answer: says(person('booking', { score: 9 })), reason: 'wrong_shape' },
    'no score, as keys of another version have none': {
      answer: says({ success: true, hostname: 'localhost' }),
      reason: 'wrong_shape',
    },
    'our own secret refused': {
      answer: says({ success: false, 'error-codes': ['invalid-input-secret'] }),
      reason: 'rejected',
    },
    'more than 16 KiB': {
      answer: says(person('booking', { padding: 'x'.repeat(17 * 1024) })),
      reason: 'too_large',
    },
    'a packed answer': {
      answer: (_incoming, reply) => {
        reply.writeHead(200, { 'content-encoding': 'gzip' })
        reply.end(gzipSync(JSON.stringify(person('booking'))))
      },
      reason: 'encoded',
    },
    'a broken connection': { answer: (incoming) => incoming.socket.destroy(), reason: 'broken' },
    silence: { answer: () => undefined, reason: 'timeout' },
    'an answer that never ends': {
      answer: (_incoming, reply) => void reply.writeHead(200).write('{'),
      reason: 'timeout',
    },
  }

/** Stands in for the bot check's provider; it ends with the test. */
export async function startTokenVerifier(t: Test): Promise<TokenVerifierFake> {
  const fake: TokenVerifierFake = { verifyUrl: '', asked: [], answer: says({ success: false }) }
  async function take(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    fake.asked.push(await text(incoming))
    fake.answer(incoming, reply)
  }
  // Who goes before the end of a request does not want an answer.
  const server = createServer((incoming, reply) => void take(incoming, reply).catch(() => undefined))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return Object.assign(fake, { verifyUrl: `http://127.0.0.1:${port}/recaptcha/api/siteverify` })
}
