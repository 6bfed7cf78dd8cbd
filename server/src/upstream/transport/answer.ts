import { type TokenMessage, tokenMessages } from '@mestieri/shared/contracts/upstream/account.ts'
import { Compile } from 'typebox/compile'

import type { Callable } from '../callables.ts'
import type { Exchanged } from './exchange.ts'
import { Fault } from './fault.ts'

/** An outcome of any callable; the client gives it the callable's own type. */
export type AnyOutcome =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly status: number; readonly message: TokenMessage | null }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const messageOf = (text: string): TokenMessage | null => {
  const body = parse(text)
  if (typeof body !== 'object' || body === null || !('message' in body)) return null
  return tokenMessages.find((message) => message === body.message) ?? null
}

/**
 * Whether a text is HTML. A frame of a cloud function calls any bare word `text/html`, so that the declared
 * type alone proves nothing.
 */
const isHtml = ({ text, contentType }: Exchanged): boolean =>
  text.trimStart().startsWith('<') || (contentType.includes('html') && /<[a-z!/]/i.test(text))

const faultOfStatus = ({ status, retryAfter }: Exchanged): Fault => {
  if (status === 429) return new Fault('overloaded', { status, ...(retryAfter ? { retryAfter } : {}) })
  if (status >= 500) return new Fault('server_error', { status })
  return new Fault(status >= 400 ? 'rejected' : 'unexpected_status', { status })
}

/**
 * Makes a callable's reader of answers; its schema is compiled once.
 *
 * @returns a function from a whole answer to its outcome, which throws a {@link Fault} for what the
 * callable's contract does not allow
 */
export function createAnswerReader(callable: Callable): (exchanged: Exchanged) => AnyOutcome {
  const schema = callable.answer === null ? null : Compile(callable.answer.read)

  const readGood = (exchanged: Exchanged): AnyOutcome => {
    if (schema === null) {
      if (isHtml(exchanged)) throw new Fault('html')
      return { kind: 'answer', answer: null }
    }
    if (exchanged.text.trim() === '') throw new Fault('empty')
    const answer = parse(exchanged.text)
    if (answer === undefined) throw new Fault(isHtml(exchanged) ? 'html' : 'not_json')
    if (!schema.Check(answer)) throw new Fault('wrong_shape')
    return { kind: 'answer', answer }
  }

  return (exchanged) => {
    const { status, text } = exchanged
    if (status === 200) return readGood(exchanged)
    if (status === 404 && callable.mayBeAbsent) return { kind: 'absent' }
    if (callable.refusals.includes(status)) return { kind: 'refused', status, message: messageOf(text) }
    throw faultOfStatus(exchanged)
  }
}
