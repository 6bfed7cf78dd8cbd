import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Test } from 'tap'

import type { StripeSettings } from '../../../src/payments/stripe/settings.ts'

/** A received request. The card provider takes form-encoded bodies and answers with JSON. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly form: Readonly<Record<string, string>>
}

export type ApiAnswer = (request: ApiRequest, response: ServerResponse) => void

export const secretKey = 'sk_test_canaryKey4711'
export const webhookSecret = 'whsec_canarySigning4711'

/** A JSON answer of the API: `body` itself for status 200, otherwise `body` as the error. */
export function answer(body: object, status = 200): ApiAnswer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_4711' })
    response.end(JSON.stringify(status === 200 ? body : { error: body }))
  }
}

/** Creates the requested objects as the API does: a repeated idempotency key returns the same object. */
function createObjects(): ApiAnswer {
  const made = new Map<string, object>()
  return (request, response) => {
    const key = String(request.headers['idempotency-key'])
    const number = made.size + 1
    const object = made.get(key) ?? {
      id: request.path.includes('sessions') ? `cs_test_${number}` : `pi_${number}`,
      client_secret: `${request.path.includes('sessions') ? 'cs_test' : 'pi'}_${number}_secret_x`,
      amount: Number(request.form['amount']),
    }
    made.set(key, object)
    answer(object)(request, response)
  }
}

/**
 * Starts a stand-in for the card provider's API. It sends the given answers in turn, then creates the
 * requested objects.
 */
export async function startStripeApi(t: Test, answers: readonly ApiAnswer[] = []) {
  const requests: ApiRequest[] = []
  const left = [...answers]
  const makeObjects = createObjects()
  const server = createServer((message, response) => {
    let text = ''
    message.setEncoding('utf8')
    message.on('data', (piece: string) => {
      text += piece
    })
    message.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(text))
      const request = {
        method: message.method ?? '',
        path: message.url ?? '',
        headers: message.headers,
        form,
      }
      requests.push(request)
      const next = left.shift() ?? makeObjects
      next(request, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const settings: StripeSettings = {
    secretKey,
    webhookSecret,
    siteOrigin: 'https://www.example.it',
    api: { protocol: 'http', host: '127.0.0.1', port },
  }
  return { settings, requests }
}
