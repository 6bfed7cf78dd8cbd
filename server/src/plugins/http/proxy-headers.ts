import type { IncomingMessage } from 'node:http'

import proxyAddr from '@fastify/proxy-addr'

/** The ids that a trusted proxy has given a request; undefined where it has not, or where one is malformed. */
export interface ProxyHeaders {
  requestId(request: IncomingMessage): string | undefined
  /** The trace id of `traceparent` (W3C Trace Context, section 3.2): 32 hexadecimal digits. */
  traceId(request: IncomingMessage): string | undefined
}

/** Characters that need no escape in a header or a JSON text. */
const requestIdPattern = /^[\w.-]{1,128}$/
const traceparentPattern = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const none: ProxyHeaders = { requestId: () => undefined, traceId: () => undefined }

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
  return {
    requestId(request) {
      const id = headerOf(request, 'x-request-id')
      return requestIdPattern.test(id) && fromProxy(request) ? id : undefined
    },
    traceId(request) {
      const traceId = traceparentPattern.exec(headerOf(request, 'traceparent'))?.[1]
      return traceId !== undefined && fromProxy(request) ? traceId : undefined
    },
  }
}
