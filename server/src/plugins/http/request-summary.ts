import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'

/** What is kept of a request; nothing of its query, body or headers (security.md, SP-04). */
export interface RequestSummary {
  readonly requestId: string
  readonly method: string
  /** The route's pattern, never the path itself; null for a path that no route has. */
  readonly route: string | null
  /** 499 where the client left before the answer was complete. */
  readonly status: number
  /** Milliseconds until the answer was handed over or the connection was gone. */
  readonly ms: number
  /** The client's network: a /24 or /48. */
  readonly address: string
  readonly code: ErrorCode | undefined
}

/**
 * The log line of a request, in pino's form. It is put together here because pino's serialising of an object costs
 * four times as much; every value is a number, a word of ours or escaped.
 * @param time milliseconds since the epoch
 */
export function formatSummary(summary: RequestSummary, time: number): string {
  const { requestId, method, route, status, ms, address, code } = summary
  const tenths = Math.round(ms * 10)
  const rest = tenths % 10
  const start = status >= 500 ? '{"level":50,"time":' : '{"level":30,"time":'
  const end = code === undefined ? '"}\n' : `","code":"${code}"}\n`
  // Few and long pieces: joining them is most of the cost.
  return `${start}${time},"msg":"request","requestId":"${requestId}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${(tenths - rest) / 10}.${rest},"address":"${address}${end}`
}
