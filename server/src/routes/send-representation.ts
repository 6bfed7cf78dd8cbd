import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Representation } from '../replies/representation.ts'

export interface RepresentationReply {
  /** Default: 200. */
  readonly status?: number
  readonly contentType: string
  readonly cacheControl: string
}

/**
 * Sends a representation in an encoding that the client accepts, or 304 if `if-none-match` has its entity
 * tag.
 */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  { status = 200, contentType, cacheControl }: RepresentationReply,
): Promise<FastifyReply> {
  const encoding = representation.encodingFor(request.headers['accept-encoding'])
  const etag = representation.etag(encoding)
  reply.code(status).headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag })
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(contentType).send(await representation.body(encoding))
}
