import type { Test } from 'tap'
import { Agent } from 'undici'

import type { UpstreamAddress } from '../../src/config/config.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: unknown
}

/** Longer than any deadline of the BFF for a read (contract.md, section 4). */
const patience = 10_000

/** Calls a callable by its name, with nothing of the BFF in between; a GET where nothing is to be sent. */
export function createCaller(t: Test, address: UpstreamAddress, base: 'portal' | 'payments' = 'portal') {
  const { portalUrl, paymentsUrl, socketPath } = address
  const baseUrl = base === 'portal' ? portalUrl : paymentsUrl
  const agent = new Agent({ connect: socketPath === undefined ? {} : { socketPath } })
  t.teardown(() => agent.close())
  return async (callable: string, payload?: object): Promise<Answer> => {
    const { origin, pathname, search } = new URL(`${baseUrl}/${callable}`)
    const reply = await agent.request({
      origin,
      path: pathname + search,
      ...(payload === undefined
        ? { method: 'GET' }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(payload),
          }),
      signal: AbortSignal.timeout(patience),
    })
    const text = await reply.body.text()
    const type = String(reply.headers['content-type'] ?? '')
    return { status: reply.statusCode, type, body: type.includes('json') ? JSON.parse(text) : text }
  }
}
