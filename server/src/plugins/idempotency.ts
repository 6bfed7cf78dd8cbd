import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts an `Idempotency-Key`. Its handler must return the body instead of sending it. */
    idempotent?: boolean
  }
  interface FastifyRequest {
    /**
     * On an idempotent route: values that earlier failed attempts of the same request stored. If the handler
     * fails, the next attempt gets what it stored here. Empty if the request has no key.
     */
    retryContext: Record<string, string>
  }
}

export interface IdempotencyOptions {
  readonly store: Services['idempotency']
  /** Resolves after `ms` milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>
}

/** The part of a response that is stored and replayed. */
interface Answer {
  readonly status: number
  readonly body: unknown
}

type Work = () => Promise<Answer>

/** How long a response is replayed, in milliseconds after the end of the request (contract.md, section 2). */
const keepMs = 10 * 60_000
/**
 * How long a process holds a key while it runs a request; longer than the longest deadline, that of a chat
 * message.
 */
const leaseMs = 75_000
/** Milliseconds between two checks whether another process has finished the request. */
const pollMs = 250

/**
 * Reads the `Idempotency-Key` header; null if there is none.
 * @throws {AppError} `validation_failed` if the key is malformed
 */
function readKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\w-]{1,64}$/.test(key)) return key
  const message = 'Deve avere da 1 a 64 caratteri tra lettere, cifre, «_» e «-».'
  throw new AppError('validation_failed', { errors: [{ field: 'Idempotency-Key', message }] })
}

function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url')
}

/** Runs the route's handler and returns its body with the status that it set on the reply. */
async function answerOf(
  handler: RouteHandlerMethod,
  app: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const body: unknown = await Reflect.apply(handler, app, [request, reply])
  if (reply.sent || body === reply) throw new Error('the handler of an idempotent route returns its body')
  return { status: reply.statusCode, body }
}

/** Waits until a record is written. A failed write is logged and does not change the response. */
async function settle(request: FastifyRequest, write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    request.log.warn({ err: error }, 'idempotency record not written')
  }
}

/**
 * `Idempotency-Key` (contract.md, section 2; security.md, ID-01). A repeated request gets the response of the
 * first request and does not run the handler, also while the first is still running. Only successful
 * responses are replayed. After a failure the next attempt runs the handler again, with the `retryContext` of
 * the failed one. A repeat that waits in the same process when the first request fails gets the same error. A
 * key is bound to a route and a body: with another body it is refused.
 */
export const idempotencyPlugin = fp<IdempotencyOptions>(
  async (app, { store, sleep }) => {
    const inFlight = new Map<string, Promise<Answer>>()

    async function carryOut(id: string, fingerprint: string, request: FastifyRequest, work: Work) {
      try {
        const answer = await work()
        await settle(request, store.succeed(id, fingerprint, JSON.stringify(answer), keepMs))
        return answer
      } catch (error) {
        await settle(request, store.fail(id, fingerprint, request.retryContext, keepMs))
        throw error
      }
    }

    async function start(id: string, fingerprint: string, request: FastifyRequest, work: Work) {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- poll: each claim waits for the previous pause
        const claim = await store.claim(id, fingerprint, leaseMs)
        if (claim.state === 'other_body') throw new AppError('idempotency_key_reused')
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `carryOut` stored this answer
        if (claim.state === 'done') return JSON.parse(claim.reply) as Answer
        if (claim.state === 'claimed') {
          request.retryContext = claim.retryContext
          return carryOut(id, fingerprint, request, work)
        }
        // oxlint-disable-next-line no-await-in-loop -- see above
        await sleep(pollMs)
      }
    }

    function share(id: string, fingerprint: string, request: FastifyRequest, work: Work): Promise<Answer> {
      const name = `${fingerprint} ${id}`
      const running = inFlight.get(name)
      if (running) return running
      const started = start(id, fingerprint, request, work).finally(() => inFlight.delete(name))
      inFlight.set(name, started)
      return started
    }

    app.decorateRequest('retryContext')
    app.addHook('onRoute', (route) => {
      if (route.config?.idempotent !== true) return
      const { handler, url, method } = route
      route.handler = async function answerOnce(request, reply) {
        const key = readKey(request)
        request.retryContext = {}
        const work = () => answerOf(handler, this, request, reply)
        if (key === null) return (await work()).body
        const id = `${String(method)} ${url} ${key}`
        const { status, body } = await share(id, fingerprintOf(request.body), request, work)
        reply.code(status)
        return body
      }
    })
  },
  { name: 'idempotency' },
)
