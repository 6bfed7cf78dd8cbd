import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { Type } from '@mestieri/shared/contracts/schema.ts'
import { pageRoute } from '@mestieri/shared/pages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '../errors.ts'
import { callContext } from './call-context.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
/** The maximum size of the form in bytes: one field with its multipart boundary and headers. */
const formLimit = 4 * 1024

const OneClickForm = Type.Object({ 'List-Unsubscribe': Type.Literal('One-Click') })

/** Parses a form with the Fetch standard's `formData()`, which supports both media types. */
async function parseForm(request: FastifyRequest, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  try {
    return await new Response(new Uint8Array(body), { headers }).formData()
  } catch (error) {
    throw new AppError('bad_request', { cause: error })
  }
}

/** Whether the form has the field `List-Unsubscribe=One-Click` that RFC 8058 requires. */
function isOneClick(form: unknown): boolean {
  const value = form instanceof FormData ? form.get('List-Unsubscribe') : null
  return typeof value === 'string' && value.trim() === 'One-Click'
}

/**
 * One-click unsubscribe for mail programs (RFC 8058, section 3.2; features.md, K2). A mail program sends a
 * form without cookies to the URL of the unsubscribe page. A separate plugin scope: only here are forms
 * accepted and JSON is not.
 */
export const oneClickRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { email } = app.services
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(formTypes, { parseAs: 'buffer', bodyLimit: formLimit }, parseForm)

  const { path } = pageRoute('unsubscribe')
  const config = { rateLimitGroup: 'unsubscribe', crossSite: true } as const
  const schema = { querystring: UnsubscribeRequest }
  /** The OpenAPI description; only for the path without the trailing slash. */
  const description = {
    ...schema,
    operationId: 'email.oneClick',
    summary: 'Unsubscribes an email address, for mail programs (RFC 8058)',
    tags: ['email'],
    consumes: formTypes,
    response: { 200: Type.Null({ description: 'Done' }) },
  }
  type Request = FastifyRequest<{ Querystring: UnsubscribeRequest }>

  async function unsubscribe(request: Request, reply: FastifyReply) {
    if (!isOneClick(request.body)) throw new AppError('bad_request')
    await email.unsubscribe(request.query, callContext(request))
    return reply.send()
  }

  app.post(path, { config: { ...config, documentedBody: OneClickForm }, schema: description }, unsubscribe)
  app.post(`${path}/`, { config, schema }, unsubscribe)
}
