import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Cached } from '../../../replies/replies.ts'
import { createRepresentation, type Representation } from '../../../replies/representation.ts'

/** Browsers and shared caches may store directory, profile and map responses (contract.md, section 2). */
const publicRead = 'public, max-age=60, stale-while-revalidate=600'

/**
 * A response up to this size, in bytes, is sent uncompressed when it was just loaded, and compressed from then on.
 * Compressing costs more than loading it, most searches are asked for once, and with its headers it fits into the first
 * ten packets of a connection (RFC 6928): compressed it would not arrive sooner.
 */
const plainMissBytes = 12 * 1024

const representations = new WeakMap<object, Representation>()

function representationOf(value: object, serialise: () => Buffer | string): Representation {
  const known = representations.get(value)
  if (known) return known
  const made = createRepresentation(serialise(), 'once', value)
  representations.set(value, made)
  return made
}

/**
 * Sends a cacheable response with `x-cache`. The bytes of a cached value, plain and compressed, are created
 * once and live as long as the value.
 * @param content `packed`: the content is already compressed and is sent as it is
 */
export function sendCachedBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: Cached<object>,
  content: { readonly type: string; readonly packed?: boolean; readonly serialise: () => Buffer | string },
): FastifyReply | Promise<FastifyReply> {
  reply.header('cache-control', publicRead)
  reply.header('x-cache', cached.cache)
  reply.header('vary', 'accept-encoding')
  reply.header('content-type', content.type)
  const representation = representationOf(cached.value, content.serialise)
  const isPlain = content.packed || (cached.cache === 'miss' && representation.byteLength <= plainMissBytes)
  const accepted = isPlain ? undefined : request.headers['accept-encoding']
  const encoding = representation.encodingFor(accepted)
  const body = representation.body(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body)
}

/** Sends a cacheable JSON response, serialised with the route's response schema. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: Cached<object>,
): FastifyReply | Promise<FastifyReply> {
  return sendCachedBytes(request, reply, cached, {
    type: 'application/json; charset=utf-8',
    serialise: () => String(reply.serializeInput({ ...cached.value }, '200')),
  })
}
