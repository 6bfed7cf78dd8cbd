import * as fc from 'fast-check'
import sharp from 'sharp'

import { findFault, fits, type Operation, type Received, readOperations } from './operations.ts'
import { type FuzzRequest, requestOf } from './requests.ts'

export interface FuzzOptions {
  /** Sends a request and resolves with the response. */
  readonly send: (request: FuzzRequest) => Promise<Received>
  readonly seed: number
  /** Requests for each operation at most. */
  readonly runs: number
  /** Milliseconds after which no operation gets another request. */
  readonly limitMs?: number
  /** Whether a 502, 503 or 504 is right where the document declares it. Default: it never is. */
  readonly allowsFailure?: (response: Received) => boolean
}

/** Whether the body does not fit the description of the operation. */
function isUnfit({ bodySchema }: Operation, { body }: FuzzRequest): boolean {
  return bodySchema !== undefined && !fits(bodySchema, String(body))
}

/** The number of responses by operation and status. */
export type Figures = Record<string, Record<number, number>>

function describe({ id }: Operation, { method, path, headers, body }: FuzzRequest, fault: string): string {
  const sent = JSON.stringify({ method, path, headers, body: body?.toString().slice(0, 500) })
  return `${id}: ${fault.slice(0, 500)}\n${sent}`
}

/**
 * Sends generated requests for every operation of the server's OpenAPI document, and compares each response
 * with the document. Operations run at the same time, the requests of one operation one after the other.
 * @throws {Error} with the shortest request that fails, and the seed
 */
export async function fuzzOperations(options: FuzzOptions): Promise<Figures> {
  const { send, seed, runs, limitMs, allowsFailure = () => false } = options
  const document = await send({ method: 'GET', path: '/api/openapi.json', headers: {}, body: undefined })
  const operations = readOperations(JSON.parse(document.text))
  const blank = sharp({ create: { width: 16, height: 12, channels: 3, background: '#b44' } })
  const picture = await blank.jpeg().toBuffer()
  const figures: Figures = {}

  async function fuzz(operation: Operation): Promise<void> {
    const counts: Record<number, number> = (figures[operation.id] = {})
    const property = fc.asyncProperty(requestOf(operation, picture), async (request) => {
      const received = await send(request)
      counts[received.status] = (counts[received.status] ?? 0) + 1
      const fault = findFault(operation, received)
      if (fault !== null) throw new Error(describe(operation, request, fault))
      if (received.status < 300 && isUnfit(operation, request)) {
        throw new Error(describe(operation, request, `${received.status} for a body that does not fit`))
      }
      if (received.status >= 500 && !allowsFailure(received)) {
        throw new Error(describe(operation, request, `${received.status} without a fault: ${received.text}`))
      }
    })
    const limit = limitMs === undefined ? {} : { interruptAfterTimeLimit: limitMs }
    await fc.assert(property, { seed, numRuns: runs, ...limit, markInterruptAsFailure: false })
  }

  await Promise.all(operations.map(fuzz))
  return figures
}
