import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

import type { Test } from 'tap'

/** A mail as it arrived. */
interface ArrivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and text as sent. */
  readonly source: string
}

/** An SMTP server that keeps its mails (RFC 5321), as far as a client without authentication needs it. */
export interface SmtpServer {
  readonly port: number
  readonly mails: readonly ArrivedMail[]
  /** The answer to a mail instead of 250; null to take it. */
  refusal: string | null
}

/** Answers one connection line by line. */
function answer(socket: Socket, server: { refusal: string | null; readonly mails: ArrivedMail[] }): void {
  let buffered = ''
  let from = ''
  let to: string[] = []
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  function command(line: string): void {
    const [, verb = '', rest = ''] = /^(\w+)[ :]?(.*)$/.exec(line) ?? []
    if (/^(?:EHLO|HELO)$/i.test(verb)) say('250 fake')
    else if (/^MAIL$/i.test(verb)) {
      from = /<(.*?)>/.exec(rest)?.[1] ?? ''
      to = []
      say('250 ok')
    } else if (/^RCPT$/i.test(verb)) {
      to.push(/<(.*?)>/.exec(rest)?.[1] ?? '')
      say('250 ok')
    } else if (/^DATA$/i.test(verb)) {
      isData = true
      say('354 go on')
    } else if (/^QUIT$/i.test(verb)) {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
  socket.on('data', (chunk) => {
    buffered += chunk.toString()
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = buffered.indexOf(end)
      if (at === -1) return
      const part = buffered.slice(0, at)
      buffered = buffered.slice(at + end.length)
      if (!isData) command(part)
      else {
        isData = false
        if (server.refusal === null) server.mails.push({ from, to, source: part })
        say(server.refusal ?? '250 taken')
      }
    }
  })
  socket.on('error', () => {})
  say('220 fake')
}

/** Starts the server on a free port; it ends with the test. */
export async function startSmtpServer(t: Test): Promise<SmtpServer> {
  const state = { port: 0, mails: [] as ArrivedMail[], refusal: null as string | null }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    answer(socket, state)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  state.port = typeof address === 'object' && address !== null ? address.port : 0
  return state
}
