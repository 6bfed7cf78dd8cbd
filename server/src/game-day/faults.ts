import type { ServerResponse } from 'node:http'

/** A text in every faulty answer. No reply of the site may hold it. */
export const canary = 'GAME_DAY_CANARY'

interface Call {
  readonly response: ServerResponse
  /** Passes the call on to the upstream and its answer back. */
  readonly forward: () => void
  /** The number of calls since the fault began, from 1. */
  readonly count: number
}

type Headers = Readonly<Record<string, string>>

const send = ({ response }: Call, status: number, text: string, headers?: Headers) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(text)
}

const message = JSON.stringify({ message: canary })

/** Answers nothing until the client gives up. */
const hang = () => {}

/** What the upstream does wrong, by name (contract.md, section 4). */
export const faults: Readonly<Record<string, (call: Call) => void>> = {
  'resets the connection': ({ response }) => response.destroy(),
  'cuts its answer off': ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write(message, () => response.destroy())
  },
  'never answers': hang,
  'fails every second call': (call) => {
    if (call.count % 2 === 1) send(call, 500, message)
    else call.forward()
  },
  'fails with 500': (call) => send(call, 500, message),
  'is overloaded (503)': (call) => send(call, 503, message, { 'retry-after': '1' }),
  'limits its callers (429)': (call) => send(call, 429, message, { 'retry-after': '1' }),
  'refuses the caller (401)': (call) => send(call, 401, message),
  'has moved (302)': (call) => send(call, 302, message, { location: `https://${canary}.invalid/` }),
  'answers HTML': (call) => send(call, 200, `<h1>${canary}</h1>`, { 'content-type': 'text/html' }),
  'answers broken JSON': (call) => send(call, 200, `{"${canary}":`),
  'answers another shape': (call) => send(call, 200, message),
}
