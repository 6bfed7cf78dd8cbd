import type { Server } from 'node:http'

import type { FastifyHttpOptions } from 'fastify'

import type { Config } from '../../config/config.ts'
import { createResponseClass, type ResponseState } from './server-response.ts'

/** The server's timeouts, in milliseconds. */
export interface ServerTimeouts {
  /** From the first byte of a request to the end of its headers. */
  readonly headers: number
  /** For a whole request; long enough for uploads from slow phones. */
  readonly request: number
  /** For the body of a JSON request. */
  readonly body: number
  /** For the next request on a connection; must be longer than the idle timeout of a load balancer. */
  readonly keepAlive: number
  /** For a client to read more of a response. */
  readonly write: number
  /** The interval at which Node checks the `headers` and `request` timeouts. */
  readonly check: number
}

/** The tested values of security.md, section 3. */
export const serverTimeouts: ServerTimeouts = {
  headers: 10_000,
  request: 180_000,
  body: 10_000,
  keepAlive: 75_000,
  write: 20_000,
  check: 1000,
}

/** After so many requests a connection is closed, so that a load balancer spreads connections again. */
export const maxRequestsPerSocket = 1000

/** The maximum size of a request body in bytes. */
const bodyLimit = 64 * 1024

/** The options of Fastify and Node's HTTP server (security.md, section 3). */
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
    maxRequestsPerSocket,
    forceCloseConnections: 'idle',
    // While the server drains it still serves requests.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
    // No type coercion, and unknown fields are refused instead of removed (security.md, IV-01).
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false, discriminator: true },
    },
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: 16_384,
      // The client-errors plugin checks it and responds with a problem document.
      requireHostHeader: false,
      ServerResponse: createResponseClass(responses),
    },
  }
}
