import { hasInnerAtSign } from '@mestieri/shared/email-address.ts'

import { AppError } from './errors.ts'

/** Takes out of a text what could belong to a person: queries, email addresses, long numbers, tokens. */
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

/** What the log keeps of an error. */
export interface LoggedError {
  readonly type: string
  readonly code?: string
  readonly message?: string
  readonly stack?: readonly string[]
  readonly cause?: LoggedError
}

/** Messages that quote what they were given: a parser's its input, the framework's the address of the request. */
function quotesInput(error: Error, code: string | undefined): boolean {
  return error instanceof SyntaxError || code?.startsWith('FST_') === true
}

function frames({ stack }: Error): string[] {
  const lines = (stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => line.startsWith('at ')).slice(0, 12)
}

/**
 * An error as the log shows it: type, code, redacted message, frames and causes; nothing else that hangs on it, which
 * may be a request or an answer (security.md, SP-04 and SP-05).
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const given = 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 64) : undefined
  return {
    type: error.name,
    ...(given === undefined ? {} : { code: given }),
    ...(quotesInput(error, given) ? {} : { message: redact(error.message).slice(0, 300) }),
    // An AppError is a decision, not a fault: where it was made says nothing.
    ...(error instanceof AppError ? {} : { stack: frames(error) }),
    ...(error.cause !== undefined && depth < 3 ? { cause: errorForLog(error.cause, depth + 1) } : {}),
  }
}
