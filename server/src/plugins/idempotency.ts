import { createHash } from 'node:crypto'

import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes an `Idempotency-Key`; the handler returns its body instead of sending it. */
    idempotent?: boolean
  }
  interface FastifyRequest {
    /**
     * On an idempotent route: what failed tries of the same request made, by name. What a handler adds before it
     * fails reaches the next try. Empty without a key.
     */
    carried: Record<string, string>
  }
}

export interface IdempotencyOptions {
  readonly store: Services['idempotency']
  /** Resolves after so many milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>
}

/** The part of an answer that a repeat gets too. */
interface Answer {
  readonly status: number
  readonly body: unknown
}

type Work = () => Promise<Answer>

/** A repeat within this time after the end of the first gets its reply (contract.md, section 2). */
const keepMs = 10 * 60_000
/** More than the longest deadline, a chat message's. */
const leaseMs = 75_000
/** Between two looks at a request that another process is carrying out. */
const pollMs = 250

/** The request's key; null where it sends none. */
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

/** Runs a handler, and reads off the reply what it set. */
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

/** Waits for a record to be written; when that fails, the answer stands all the same. */
async function settle(request: FastifyRequest, write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    request.log.warn({ err: error }, 'an idempotency record was not kept')
  }
}

/**
 * `Idempotency-Key` (contract.md, section 2; security.md, ID-01): a repeat, also one that comes while the first is
 * under way, gets the first one's reply and runs no handler. Only successes are replayed; after a failure the next try
 * runs again, with what the failed one carried. A key belongs to its route and body, and with another body it is
 * refused. Whoever repeats while the first fails shares the failure.
 */
export const idempotencyPlugin = fp<IdempotencyOptions>(
  async (app, { store, sleep }) => {
    const flights = new Map<string, Promise<Answer>>()

    async function carryOut(id: string, fingerprint: string, request: FastifyRequest, work: Work) {
      try {
        const answer = await work()
        await settle(request, store.succeed(id, fingerprint, JSON.stringify(answer), keepMs))
        return answer
      } catch (error) {
        await settle(request, store.fail(id, fingerprint, request.carried, keepMs))
        throw error
      }
    }

    async function start(id: string, fingerprint: string, request: FastifyRequest, work: Work) {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- each look follows the pause after the one before
        const claim = await store.claim(id, fingerprint, leaseMs)
        if (claim.state === 'other_body') throw new AppError('idempotency_key_reused')
        if (claim.state === 'done') return JSON.parse(claim.reply) as Answer
        if (claim.state === 'claimed') {
          request.carried = claim.retryContext
          return carryOut(id, fingerprint, request, work)
        }
        // oxlint-disable-next-line no-await-in-loop -- see above
        await sleep(pollMs)
      }
    }

    function share(id: string, fingerprint: string, request: FastifyRequest, work: Work): Promise<Answer> {
      const name = `${fingerprint} ${id}`
      const running = flights.get(name)
      if (running) return running
      const flight = start(id, fingerprint, request, work).finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    }

    app.decorateRequest('carried')
    app.addHook('onRoute', (route) => {
      if (route.config?.idempotent !== true) return
      const { handler, url, method } = route
      route.handler = async function answerOnce(request, reply) {
        const key = readKey(request)
        request.carried = {}
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
