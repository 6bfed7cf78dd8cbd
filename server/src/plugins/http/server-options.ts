import type { Server } from 'node:http'

import type { FastifyHttpOptions } from 'fastify'

import type { Config } from '../../config.ts'
import { createResponseClass, type ResponseState } from './server-response.ts'

/** How long the server waits for clients, in milliseconds. */
export interface ServerTimeouts {
  /** From a connection's first byte to the end of the head. */
  readonly headers: number
  /** For the whole of a request; uploads from slow phones fit in. */
  readonly request: number
  /** For the body of a JSON request. */
  readonly body: number
  /** For the next request on a connection: longer than a load balancer keeps its own. */
  readonly keepAlive: number
  /** Between two looks at the first two. */
  readonly check: number
}

/** The tested values of security.md, section 3. */
export const serverTimeouts: ServerTimeouts = {
  headers: 10_000,
  request: 180_000,
  body: 10_000,
  keepAlive: 75_000,
  check: 1000,
}

export const bodyLimit = 64 * 1024

/** The server's settings, as Fastify and Node take them (security.md, section 3). */
export function serverOptions(
  config: Pick<Config, 'trustProxy'>,
  timeouts: ServerTimeouts,
  responses: ResponseState,
): FastifyHttpOptions<Server> {
  return {
    bodyLimit,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    forceCloseConnections: 'idle',
    // While it drains the server still serves what arrives.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    // Nothing is turned into what a schema wants, and what it does not name is refused (security.md, IV-01).
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false, discriminator: true },
    },
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: 16_384,
      // Checked by a plugin, which has an answer in the shape of all others.
      requireHostHeader: false,
      ServerResponse: createResponseClass(responses),
    },
  }
}
