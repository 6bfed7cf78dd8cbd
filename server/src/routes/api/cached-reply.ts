import type { FastifyReply } from 'fastify'

import type { Cached } from '../../replies.ts'

/** Directory, profile and map reads may be kept by the browser and by caches in between (api.md, section 2). */
const publicRead = 'public, max-age=60, stale-while-revalidate=600'

const bodies = new WeakMap<object, Buffer>()

/** Marks a reply as a public cached read and says where it came from. */
export function markCached(reply: FastifyReply, cached: Cached<unknown>): void {
  reply.header('cache-control', publicRead)
  reply.header('x-cache', cached.cache)
}

/**
 * Answers with a public JSON read. A cached value is serialised once, by the route's response schema,
 * and its bytes are kept as long as the value itself.
 */
export function sendCached(reply: FastifyReply, cached: Cached<object>): FastifyReply {
  markCached(reply, cached)
  return reply.header('content-type', 'application/json; charset=utf-8').send(bodyOf(reply, cached.value))
}

function bodyOf(reply: FastifyReply, value: object): Buffer {
  const known = bodies.get(value)
  if (known) return known
  const body = Buffer.from(String(reply.serializeInput({ ...value }, '200')))
  bodies.set(value, body)
  return body
}
