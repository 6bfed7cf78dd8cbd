import { sandboxContracts, type WrittenAnswer } from '@mestieri/shared/contracts/upstream/callables.ts'
import { testDeclineCodes } from '@mestieri/shared/test-cards.ts'
import type { FastifyPluginCallback } from 'fastify'

import { Refusal, serveCallable } from '../../callables/serve-callable.ts'
import type { IntentState } from '../processor.ts'
import type { SandboxProcessor } from './processor.ts'

function answer(state: IntentState | null): Refusal | WrittenAnswer<typeof sandboxContracts.state> {
  if (state === null) return new Refusal(404, 'Payment intent not found')
  const { status } = state
  if (status === 'canceled') throw new RangeError('the test mode cancels no intent')
  const declineCode = testDeclineCodes.find((code) => code === state.declineCode)
  return { status, ...(declineCode === undefined ? {} : { decline_code: declineCode }) }
}

/**
 * Routes for the card form of the test mode: pay, end an authentication, read the state of an intent. They
 * are not part of the upstream contract, because the card provider's own form calls the provider. An unknown
 * client secret is a 404.
 */
export const sandboxRoutes: FastifyPluginCallback<{ readonly sandbox: SandboxProcessor }> = (
  app,
  { sandbox },
  done,
) => {
  serveCallable(app, sandboxContracts.confirm, ({ client_secret: secret, outcome }) =>
    answer(sandbox.confirm(secret, outcome)),
  )
  serveCallable(app, sandboxContracts.authenticate, ({ client_secret: secret, approved }) =>
    answer(sandbox.authenticate(secret, approved)),
  )
  serveCallable(app, sandboxContracts.state, ({ client_secret: secret }) => answer(sandbox.state(secret)))
  done()
}
