import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

import type { LogLevel } from './config.ts'
import { errorForLog, redact } from './redaction.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Redacts messages, and gives errors one: pino would take the error's own as it stands. */
const redactMessages: LogMethod = function redactMessages(args, method) {
  const [first, message, ...rest] = (args as unknown[]).map((arg) =>
    typeof arg === 'string' ? redact(arg) : arg,
  )
  if (typeof first === 'string') return Reflect.apply(method, this, [first, message, ...rest])
  const context = first instanceof Error ? { err: first } : first
  const hasError = typeof context === 'object' && context !== null && 'err' in context
  return Reflect.apply(method, this, [context, message ?? (hasError ? 'error' : undefined), ...rest])
}

const nothing = () => undefined

/**
 * The process's logger: one JSON line each, epoch milliseconds, no host name, errors and messages redacted, and never
 * a request or a reply as a whole (security.md, SP-04, OB-05).
 */
export function createLogger(level: LogLevel, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: errorForLog, error: errorForLog, req: nothing, res: nothing },
      hooks: { logMethod: redactMessages },
    },
    destination,
  )
}
