import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Representation } from '../representation.ts'

export interface RepresentationReply {
  /** 200 unless said. */
  readonly status?: number
  readonly contentType: string
  readonly cacheControl: string
}

/** Answers with a representation in an encoding that the client takes, or 304 where it has that one already. */
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
