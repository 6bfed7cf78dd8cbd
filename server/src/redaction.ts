import { AppError } from './errors.ts'

const redactions: readonly (readonly [RegExp, string])[] = [
  // In this order: a query string, an email address, a long number (phone, VAT number, IBAN), a token.
  [/\?[^\s"')]+/g, '?…'],
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, '[email]'],
  [/\+?\d(?:[ -]?\d){6,}/g, '[number]'],
  [/[\w-]{32,}/g, '[token]'],
]

/** Replaces possible personal data and secrets: query strings, email addresses, long numbers and tokens. */
export function redact(text: string): string {
  return redactions.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text)
}

/** An error as it is logged. */
export interface LoggedError {
  readonly type: string
  readonly code?: string
  readonly message?: string
  readonly stack?: readonly string[]
  readonly cause?: LoggedError
}

/** Whether a message may quote input: a parser quotes its text, the framework the URL of the request. */
function quotesInput(error: Error, code: string | undefined): boolean {
  return error instanceof SyntaxError || code?.startsWith('FST_') === true
}

function frames({ stack }: Error): string[] {
  const lines = (stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line.startsWith('at ')).slice(0, 12)
}

/**
 * Converts an error for the log: type, code, redacted message, stack frames, and up to three causes. Other
 * properties are dropped because they may hold a request or a response (security.md, SP-04 and SP-05).
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 64) : undefined
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(quotesInput(error, code) ? {} : { message: redact(error.message).slice(0, 300) }),
    // An AppError is an expected result, so its stack is of no use.
    ...(error instanceof AppError ? {} : { stack: frames(error) }),
    ...(error.cause !== undefined && depth < 3 ? { cause: errorForLog(error.cause, depth + 1) } : {}),
  }
}
