import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'

/** The data of a request for logs and metrics, without its query, body and headers (security.md, SP-04). */
export interface RequestSummary {
  readonly requestId: string
  readonly method: string
  /** The pattern of the route, never the path itself; null for an unknown path. */
  readonly route: string | null
  /** 499 if the client disconnected before the response was complete. */
  readonly status: number
  /** Milliseconds until the response was passed to the operating system or the connection closed. */
  readonly ms: number
  /** The client's network: a /24 or /48. */
  readonly address: string
  readonly code: ErrorCode | undefined
  /** The trace id that a trusted proxy sent. */
  readonly traceId?: string | undefined
}

/** The routes of health checks. */
const probes: ReadonlySet<string | null> = new Set(['/healthz', '/readyz'])

export function isProbe({ route }: RequestSummary): boolean {
  return probes.has(route)
}

/**
 * Formats the log line of a request as pino would. Pino's serialisation of an object takes four times as
 * long. Each value is a number, a constant, an id of this process or escaped.
 * @param time milliseconds since the epoch
 * @param isError whether the line has the level of errors
 */
export function formatSummary(
  summary: RequestSummary,
  time: number,
  isError = summary.status >= 500,
): string {
  const { requestId, method, route, status, ms, address, code, traceId } = summary
  const tenths = Math.round(ms * 10)
  const rest = tenths % 10
  const start = isError ? '{"level":50,"time":' : '{"level":30,"time":'
  const trace = traceId === undefined ? '' : `","traceId":"${traceId}`
  const end = code === undefined ? `${trace}"}\n` : `${trace}","code":"${code}"}\n`
  // One template with few parts: concatenation is most of the cost.
  return `${start}${time},"msg":"request","requestId":"${requestId}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${(tenths - rest) / 10}.${rest},"address":"${address}${end}`
}
