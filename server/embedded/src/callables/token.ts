import type { TokenMessage } from '@mestieri/shared/contracts/upstream/account.ts'
import { type CallableContract, callableContracts } from '@mestieri/shared/contracts/upstream/callables.ts'
import type { FastifyPluginCallback } from 'fastify'

import { createRequestCheck, Refusal, serveCallable, serveUnchecked } from './serve-callable.ts'
import type { TokenFlow, TokenRecords } from './token-records.ts'

interface Options {
  readonly tokens: TokenRecords
}

/** Anything else is no token that was ever given out. */
const tokenForm = /^[\w.~-]{1,512}$/

const flows = {
  standard: callableContracts.validateShortToken,
  test: callableContracts.handleTokenValidation,
} as const satisfies Record<TokenFlow, CallableContract>
const isTokenRequest = createRequestCheck(callableContracts.validateShortToken)

/** A refusal in one of the sentences of the error catalogue. */
function refuse(message: TokenMessage): Refusal {
  return new Refusal(401, message)
}

/**
 * The account validation's callables (specification, sections 4, 7 and 8), as a plugin for the portal base. A token
 * works once, in either flow, and for 15 minutes; then, and where it is none, the answer is a 401 with one of the
 * three sentences of the error catalogue.
 *
 * A notification is noted whatever its tokens are; nothing is really sent to a telephone.
 */
export const tokenCallables: FastifyPluginCallback<Options> = (app, { tokens }, done) => {
  for (const flow of ['standard', 'test'] as const) {
    // Checked here and not by the schema: a request that does not fit is a 401 as well.
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
