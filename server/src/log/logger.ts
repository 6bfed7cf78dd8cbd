import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

import type { LogLevel } from '../config/config.ts'
import { errorForLog, redact } from './redaction.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Redacts messages. An entry without one gets 'error', because pino would take the message of its error. */
const redactMessages: LogMethod = function redactMessages(args, method) {
  const [first, message, ...rest] = (args as unknown[]).map((arg) =>
    typeof arg === 'string' ? redact(arg) : arg,
  )
  if (typeof first === 'string') {
    Reflect.apply(method, this, [first, message, ...rest])
    return
  }
  const context = first instanceof Error ? { err: first } : first
  const hasError = typeof context === 'object' && context !== null && 'err' in context
  Reflect.apply(method, this, [context, message ?? (hasError ? 'error' : undefined), ...rest])
}

const omit = () => undefined

/**
 * Creates the logger of the process (security.md, SP-04, OB-05). It writes one JSON line per entry, with the
 * time in epoch milliseconds and without host name. It redacts messages and errors, and omits request and
 * reply objects.
 */
export function createLogger(level: LogLevel, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: errorForLog, error: errorForLog, req: omit, res: omit },
      hooks: { logMethod: redactMessages },
    },
    destination,
  )
}
