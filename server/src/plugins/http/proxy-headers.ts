import type { IncomingMessage } from 'node:http'

import proxyAddr from '@fastify/proxy-addr'

import type { TraceContext } from '../../services.ts'

/** The ids that a trusted proxy has given a request; undefined where it has not, or where one is malformed. */
export interface ProxyHeaders {
  requestId(request: IncomingMessage): string | undefined
  /** The trace id of `traceparent` (W3C Trace Context, section 3.2): 32 hexadecimal digits. */
  traceId(request: IncomingMessage): string | undefined
  /**
   * The headers of the trace, for upstream calls. They are passed on unchanged, as by a proxy, because this
   * process records no spans (W3C Trace Context, 'Mutating the traceparent Field').
   */
  trace(request: IncomingMessage): TraceContext | undefined
}

/** Characters that need no escape in a header or a JSON text. */
const requestIdPattern = /^[\w.-]{1,128}$/
const traceparentPattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** The length that every participant of a trace has to pass on (W3C Trace Context, 'tracestate Limits'). */
const tracestatePattern = /^[ -~]{1,512}$/

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const none: ProxyHeaders = {
  requestId: () => undefined,
  traceId: () => undefined,
  trace: () => undefined,
}

/**
 * Creates the reader of a proxy's ids. It reads them only if the connection comes from a trusted proxy: other
 * clients could write into the log.
 * @param trustProxy IP addresses and CIDR ranges of the proxies
 */
export function createProxyHeaders(trustProxy: readonly string[]): ProxyHeaders {
  if (trustProxy.length === 0) return none
  const isTrusted = proxyAddr.compile([...trustProxy])
  const fromProxy = ({ socket: { remoteAddress } }: IncomingMessage) =>
    remoteAddress !== undefined && isTrusted(remoteAddress, 0)
  const traceparentOf = (request: IncomingMessage) => {
    const match = traceparentPattern.exec(headerOf(request, 'traceparent'))
    return match && fromProxy(request) ? match : undefined
  }
  return {
    requestId(request) {
      const id = headerOf(request, 'x-request-id')
      return requestIdPattern.test(id) && fromProxy(request) ? id : undefined
    },
    traceId(request) {
      return traceparentOf(request)?.[1]
    },
    trace(request) {
      const traceparent = traceparentOf(request)?.[0]
      if (traceparent === undefined) return undefined
      const tracestate = headerOf(request, 'tracestate')
      return tracestatePattern.test(tracestate) ? { traceparent, tracestate } : { traceparent }
    },
  }
}
