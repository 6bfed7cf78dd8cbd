import type { Bff } from '../support/bff.ts'
import type { Mode } from '../upstream/fake/modes.ts'
import type { Received } from './operations.ts'
import type { FuzzRequest } from './requests.ts'

export type Send = (request: FuzzRequest) => Promise<Received>

/** Faults of upstream that show at once, without a timeout. */
const faults: readonly Mode[] = [
  'reset',
  'close',
  'commit_reset',
  'partial',
  'error',
  'redirect',
  'empty',
  'garbage',
  'truncated',
  'html',
  'wrong_shape',
  'too_many',
]

/** Sends requests to a BFF, each from another address. */
export function createSend(bff: Bff): Send {
  return async ({ path, method, headers, body }) => {
    const { status, headers: received, text } = await bff.send(path, { method, headers, body })
    return { status, type: String(received['content-type'] ?? ''), text }
  }
}

/** Like {@link createSend}, and each request brings upstream's next call a fault. */
export function createFaultySend(bff: Bff): Send {
  const send = createSend(bff)
  let next = 0
  return (request) => {
    const fault = faults[next++ % faults.length]
    if (fault) bff.upstream.on('*', fault, { times: 1 })
    return send(request)
  }
}
