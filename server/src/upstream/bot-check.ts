import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Pool } from 'undici'

import type { RecaptchaConfig } from '../config.ts'
import { discard, readText } from './transport/body.ts'
import { type Timer, withDeadline } from './transport/deadline.ts'
import { Fault, faultOfConnection } from './transport/fault.ts'

/** What the provider says of a token; which of it is good enough is not decided here. */
export type TokenReport =
  | {
      readonly kind: 'valid'
      /** 0 for a program, 1 for a person. */
      readonly score: number
      /** What the page said the visitor was about to do; empty where it said nothing. */
      readonly action: string
      /** The host of the page that asked for the token; empty where the provider does not say. */
      readonly hostname: string
    }
  /** Made up, used before, or older than two minutes. */
  | { readonly kind: 'invalid' }
  /** Nothing is known of the token; the reason is a constant word, for the log. */
  | { readonly kind: 'unavailable'; readonly reason: string }

/** The provider's verification of tokens. */
export interface TokenVerifier {
  /** Asks once; a token can be verified only once. Never rejects. */
  verify(token: string): Promise<TokenReport>
  /** Ends the connections at once. */
  close(): Promise<void>
}

interface TokenVerifierDeps {
  readonly recaptcha: Pick<RecaptchaConfig, 'secret' | 'verifyUrl'>
  /** Ends a call at its deadline. */
  readonly timer?: Timer
}

/** For the whole call, in ms; there is no second try (api.md, section 4). */
const deadline = 3_000
const maxBytes = 16 * 1024
/** Calls under way at once; more wait, within their deadline. */
const connections = 16
const connectTimeout = 2_000

const nodeTimer: Timer = (ms, run) => {
  const timeout = setTimeout(run, ms)
  return () => clearTimeout(timeout)
}

/** The answer of `siteverify` (developers.google.com/recaptcha/docs/v3#site_verify_response), as far as it is used. */
const Answer = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  action: Type.Optional(Type.String()),
  hostname: Type.Optional(Type.String()),
  'error-codes': Type.Optional(Type.Array(Type.String())),
})
const schema = Compile(Answer)

/** Refusals that are about our own secret, and so say nothing of the token. */
const ownErrors = new Set(['missing-input-secret', 'invalid-input-secret'])

function parse(text: string): Static<typeof Answer> {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new Fault('not_json')
  }
  if (!schema.Check(answer)) throw new Fault('wrong_shape')
  return answer
}

function readReport(text: string): TokenReport {
  const { success, score, action = '', hostname = '', 'error-codes': errors = [] } = parse(text)
  if (!success) {
    if (errors.some((code) => ownErrors.has(code))) throw new Fault('rejected')
    return { kind: 'invalid' }
  }
  // Keys of another version of the provider's, which knows no scores.
  if (score === undefined) throw new Fault('wrong_shape')
  return { kind: 'valid', score, action, hostname }
}

/**
 * The verifier over HTTP: one try of at most 3 s and 16 KiB, a redirect being a failure (api.md, section 4). The secret
 * goes out in the body of the request, and nowhere else.
 */
export function createTokenVerifier({ recaptcha, timer = nodeTimer }: TokenVerifierDeps): TokenVerifier {
  const url = new URL(recaptcha.verifyUrl)
  const pool = new Pool(url.origin, {
    connections,
    allowH2: false,
    // The deadline covers both.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: connectTimeout },
  })
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'content-type': 'application/x-www-form-urlencoded',
  }

  async function ask(token: string, signal: AbortSignal): Promise<string> {
    const body = new URLSearchParams({ secret: recaptcha.secret, response: token }).toString()
    const reply = await pool.request({ method: 'POST', path: url.pathname, headers, body, signal })
    const refuse = (fault: Fault): never => {
      discard(reply.body)
      throw fault
    }
    if (reply.statusCode !== 200) return refuse(new Fault('unexpected_status', { status: reply.statusCode }))
    // Nothing is unpacked here, so that the limit on what was read is the limit on what it becomes.
    if ((reply.headers['content-encoding'] ?? 'identity') !== 'identity') return refuse(new Fault('encoded'))
    const text = await readText(reply.body, maxBytes)
    if (text === null) throw new Fault('too_large')
    return text
  }

  return {
    async verify(token) {
      try {
        return readReport(await withDeadline(deadline, timer, (signal) => ask(token, signal)))
      } catch (error) {
        return { kind: 'unavailable', reason: faultOfConnection(error, true).kind }
      }
    },
    close: () => pool.destroy(),
  }
}
