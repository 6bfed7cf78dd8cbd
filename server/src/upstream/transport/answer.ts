import { createCheck } from '@mestieri/shared/contracts/check.ts'
import { type TokenMessage, tokenMessages } from '@mestieri/shared/contracts/upstream/account.ts'

import type { Callable } from '../callables.ts'
import { findMismatch } from '../wire/mismatch.ts'
import type { RawResponse } from './exchange.ts'
import { Fault } from './fault.ts'

/** The outcome of a call, not yet typed by callable; the client narrows it to `Outcome<Name>`. */
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
 * Whether a body is HTML. The content type alone is no proof: cloud functions send every plain string as
 * `text/html`.
 */
const isHtml = ({ text, contentType }: RawResponse): boolean =>
  text.trimStart().startsWith('<') || (contentType.includes('html') && /<[a-z!/]/i.test(text))

const faultOfStatus = ({ status, retryAfter }: RawResponse): Fault => {
  if (status === 429) return new Fault('overloaded', { status, ...(retryAfter ? { retryAfter } : {}) })
  if (status >= 500) return new Fault('server_error', { status })
  return new Fault(status >= 400 ? 'rejected' : 'unexpected_status', { status })
}

/**
 * Creates the function that turns a callable's responses into outcomes. It compiles the schema once.
 *
 * @returns a function that throws a {@link Fault} if the response breaks the callable's contract
 */
export function createAnswerReader(callable: Callable): (response: RawResponse) => AnyOutcome {
  const shape = callable.answer?.read ?? null
  const fits = shape === null ? null : createCheck(shape)

  const readGood = (response: RawResponse): AnyOutcome => {
    const { status, text } = response
    if (fits === null || shape === null) {
      if (isHtml(response)) throw new Fault('html', { status })
      return { kind: 'answer', answer: null }
    }
    if (text.trim() === '') throw new Fault('empty', { status })
    const answer = parse(text)
    if (answer === undefined) throw new Fault(isHtml(response) ? 'html' : 'not_json', { status })
    if (fits(answer)) return { kind: 'answer', answer }
    const mismatch = findMismatch(shape, answer)
    throw new Fault('wrong_shape', { status, ...(mismatch && { mismatch }) })
  }

  return (response) => {
    const { status, text } = response
    if (status === 200) return readGood(response)
    if (status === 404 && callable.mayBeAbsent) return { kind: 'absent' }
    if (callable.refusals.includes(status)) return { kind: 'refused', status, message: messageOf(text) }
    throw faultOfStatus(response)
  }
}
