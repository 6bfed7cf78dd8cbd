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
  const { status, code, route } = summary
  const tenths = Math.round(summary.ms * 10)
  const rest = tenths % 10
  return (
    `{"level":${status >= 500 ? 50 : 30},"time":${time},"msg":"request","requestId":"${summary.requestId}",` +
    `"method":"${summary.method}","route":${route === null ? 'null' : JSON.stringify(route)},` +
    `"status":${status},"ms":${(tenths - rest) / 10}.${rest},"address":"${summary.address}"` +
    `${code === undefined ? '' : `,"code":"${code}"`}}\n`
  )
}
