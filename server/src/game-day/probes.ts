import { isRecord } from '@mestieri/shared/records.ts'
import { request } from 'undici'

import { errorTable } from '../errors.ts'
import { canary } from './faults.ts'

/** What the site replied to one request. */
export interface ProbeReply {
  readonly path: string
  /** The status, with the error's code; '-' if the connection broke or the reply took too long. */
  readonly result: string
  readonly ms: number
  /** Why the reply is wrong; null if it is as documented. */
  readonly wrong: string | null
}

/** The longest time of a reply, in milliseconds: two tries of the slowest read, and a margin for the network. */
const maxMs = 15_000

/** Pages that may not depend on the upstream. */
const alwaysThere = new Set(['/', '/healthz'])

const codeOf = (text: string): string | null => {
  try {
    const problem: unknown = JSON.parse(text)
    const code = isRecord(problem) ? problem['code'] : null
    return typeof code === 'string' ? code : null
  } catch {
    return null
  }
}

function findWrong(path: string, status: number, text: string): string | null {
  if (alwaysThere.has(path)) return status === 200 ? null : 'it must be there without the upstream'
  if (status < 400) return null
  if (!path.startsWith('/api/')) {
    return status === 404 || status === 502 || status === 503 || status === 504
      ? null
      : 'not a documented status'
  }
  const code = codeOf(text)
  if (code === null || !Object.hasOwn(errorTable, code)) return 'an error without a documented code'
  return code === 'internal' ? 'a fault of the product' : null
}

/** Sends one request to the site and compares the reply with what is documented (errors.md, contract.md section 4). */
export async function probe(site: string, path: string): Promise<ProbeReply> {
  const startedAt = performance.now()
  const ms = () => Math.round(performance.now() - startedAt)
  try {
    const reply = await request(site + path, { signal: AbortSignal.timeout(maxMs) })
    const text = await reply.body.text()
    const code = reply.statusCode >= 400 ? codeOf(text) : null
    const leaks = `${text}${JSON.stringify(reply.headers)}`.includes(canary)
    const wrong = leaks ? 'it holds text of the upstream' : findWrong(path, reply.statusCode, text)
    return { path, result: [reply.statusCode, code ?? ''].join(' ').trim(), ms: ms(), wrong }
  } catch (error) {
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? `no reply in ${maxMs} ms` : 'no reply'
    return { path, result: '-', ms: ms(), wrong: reason }
  }
}
