import { testCards, testDeclineCodes, type TestCardOutcome } from '@mestieri/shared/test-cards.ts'
import type { FastifyPluginCallback, FastifyReply } from 'fastify'

import type { IntentState } from '../processor.ts'
import type { SandboxProcessor } from './processor.ts'

const clientSecret = { type: 'string', minLength: 1, maxLength: 300 } as const
const outcomes = [...new Set([...testCards.map(({ outcome }) => outcome), ...testDeclineCodes])]

const bodyOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: ['client_secret', ...Object.keys(properties)],
  properties: { client_secret: clientSecret, ...properties },
})

function answer(reply: FastifyReply, state: IntentState | null) {
  if (state === null) return reply.code(404).send({ message: 'Payment intent not found' })
  const { status, declineCode } = state
  return reply.send({ status, ...(declineCode === null ? {} : { decline_code: declineCode }) })
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
  app.post<{ Body: { client_secret: string; outcome: TestCardOutcome } }>(
    '/sandbox/confirmations',
    { schema: { body: bodyOf({ outcome: { enum: outcomes } }) } },
    (request, reply) => answer(reply, sandbox.confirm(request.body.client_secret, request.body.outcome)),
  )
  app.post<{ Body: { client_secret: string; approved: boolean } }>(
    '/sandbox/authentications',
    { schema: { body: bodyOf({ approved: { type: 'boolean' } }) } },
    (request, reply) =>
      answer(reply, sandbox.authenticate(request.body.client_secret, request.body.approved)),
  )
  app.post<{ Body: { client_secret: string } }>(
    '/sandbox/states',
    { schema: { body: bodyOf({}) } },
    (request, reply) => answer(reply, sandbox.state(request.body.client_secret)),
  )
  done()
}
