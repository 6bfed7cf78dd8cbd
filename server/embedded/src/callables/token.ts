import type { TokenMessage } from '@mestieri/shared/contracts/upstream/account.ts'
import { type CallableContract, callableContracts } from '@mestieri/shared/contracts/upstream/callables.ts'
import type { FastifyPluginCallback } from 'fastify'

import { createRequestCheck, Refusal, serveCallable, serveUnchecked } from './serve-callable.ts'
import type { TokenFlow, TokenRecords } from './token-records.ts'

interface Options {
  readonly tokens: TokenRecords
}

/** The format of a short token. No other text can be a token. */
const tokenForm = /^[\w.~-]{1,512}$/

const flows = {
  standard: callableContracts.validateShortToken,
  test: callableContracts.handleTokenValidation,
} as const satisfies Record<TokenFlow, CallableContract>
const isTokenRequest = createRequestCheck(callableContracts.validateShortToken)

/** A 401 with a message of the error catalogue. */
function refuse(message: TokenMessage): Refusal {
  return new Refusal(401, message)
}

/**
 * The callables of the account validation (specification, sections 4, 7 and 8), as a plugin for the portal
 * base. A token is valid once, in either flow, for 15 minutes. Any other token is a 401 with one of the three
 * messages of the error catalogue.
 *
 * A notification is recorded whatever its tokens are. Nothing is sent to a phone.
 */
export const tokenCallables: FastifyPluginCallback<Options> = (app, { tokens }, done) => {
  for (const flow of ['standard', 'test'] as const) {
    // Checked here and not by the schema, because an invalid request is a 401 too.
    serveUnchecked(app, flows[flow], (request) => {
      if (!isTokenRequest(request) || !tokenForm.test(request.short_token)) return refuse('Invalid data')
      const use = tokens.use(request.short_token, flow)
      if (use.kind === 'expired') return refuse('Expired Token')
      return use.kind === 'invalid' ? refuse('Token is invalid') : use.tokens
    })
  }
  serveCallable(app, callableContracts.sendAppNotification, (request) => {
    tokens.noteNotification({ fcmToken: request.fcm_token, authToken: request.auth_token })
    return undefined
  })
  done()
}
