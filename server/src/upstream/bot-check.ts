import { createCheck } from '@mestieri/shared/contracts/check.ts'
import { Type } from '@mestieri/shared/contracts/schema.ts'
import type { Static } from 'typebox'
import { Pool } from 'undici'

import type { RecaptchaConfig } from '../config/config.ts'
import { discard, readText } from './transport/body.ts'
import { type Timer, withDeadline } from './transport/deadline.ts'
import { Fault, faultOfConnection } from './transport/fault.ts'

/** The provider's verdict on a token. The caller decides whether it is good enough. */
export type TokenReport =
  | {
      readonly kind: 'valid'
      /** From 0 (likely a bot) to 1 (likely a person). */
      readonly score: number
      /** The action that the page named when it asked for the token; empty if it named none. */
      readonly action: string
      /** The host of the page that asked for the token; empty if the provider does not send it. */
      readonly hostname: string
    }
  /** The token is forged, already used, or older than two minutes. */
  | { readonly kind: 'invalid' }
  /** The provider gave no verdict. `reason` is a fault kind, for the log. */
  | { readonly kind: 'unavailable'; readonly reason: string }

/** Verifies tokens with the provider. */
export interface TokenVerifier {
  /** Makes one attempt, because the provider accepts a token only once. Never rejects. */
  verify(token: string): Promise<TokenReport>
  /** Destroys the connections at once. */
  close(): Promise<void>
}

interface TokenVerifierDeps {
  readonly recaptcha: Pick<RecaptchaConfig, 'secret' | 'verifyUrl'>
  /** The timer for the deadline. */
  readonly timer?: Timer
}

/** Milliseconds for the whole call; there is no retry (contract.md, section 4). */
const deadline = 3_000
const maxBytes = 16 * 1024
/** The maximum of concurrent calls. Further calls wait; their deadline runs meanwhile. */
const connections = 16
const connectTimeout = 2_000

const nodeTimer: Timer = (ms, run) => {
  const timeout = setTimeout(run, ms)
  return () => clearTimeout(timeout)
}

/**
 * The fields that we use of the answer of `siteverify`
 * (developers.google.com/recaptcha/docs/v3#site_verify_response).
 */
const Answer = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  action: Type.Optional(Type.String()),
  hostname: Type.Optional(Type.String()),
  'error-codes': Type.Optional(Type.Array(Type.String())),
})
const isAnswer = createCheck(Answer)

/** Error codes about our own secret; they say nothing about the token. */
const secretErrors = new Set(['missing-input-secret', 'invalid-input-secret'])

function parse(text: string): Static<typeof Answer> {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new Fault('not_json')
  }
  if (!isAnswer(answer)) throw new Fault('wrong_shape')
  return answer
}

function readReport(text: string): TokenReport {
  const { success, score, action = '', hostname = '', 'error-codes': errors = [] } = parse(text)
  if (!success) {
    if (errors.some((code) => secretErrors.has(code))) throw new Fault('rejected')
    return { kind: 'invalid' }
  }
  // The configured keys belong to reCAPTCHA v2, which has no scores.
  if (score === undefined) throw new Fault('wrong_shape')
  return { kind: 'valid', score, action, hostname }
}

/**
 * Creates the verifier over HTTP: one attempt of at most 3 s and 16 KiB; a redirect is a failure (contract.md,
 * section 4). The secret is sent in the body of the request only.
 */
export function createTokenVerifier({ recaptcha, timer = nodeTimer }: TokenVerifierDeps): TokenVerifier {
  const url = new URL(recaptcha.verifyUrl)
  const pool = new Pool(url.origin, {
    connections,
    allowH2: false,
    // The deadline of the call covers headers and body.
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
    // The body is not decompressed, so `maxBytes` also limits the size of the text.
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
