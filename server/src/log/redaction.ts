import { hasInnerAtSign } from '@mestieri/shared/email-address.ts'

import { AppError } from '../errors.ts'

/** Replaces possible personal data and secrets: query strings, email addresses, long numbers and tokens. */
export function redact(text: string): string {
  return (
    text
      .replaceAll(/\?[^\s"')]+/g, '?…')
      // An expression with an at-sign in its middle would look for it again from each character before it.
      .replaceAll(/[^\s"'<>()]+/g, (word) => (hasInnerAtSign(word) ? '[email]' : word))
      // Phone, VAT number, IBAN.
      .replaceAll(/\+?\d(?:[ -]?\d){6,}/g, '[number]')
      .replaceAll(/[\w-]{32,}/g, '[token]')
  )
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
