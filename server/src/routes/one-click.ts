import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { UnsubscribeRequest } from '@mestieri/shared/contracts/email.ts'
import { pageRoute } from '@mestieri/shared/pages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'

import { AppError } from '../errors.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
/** The one pair, a boundary and a part's head; mail programs send nothing else. */
const formLimit = 4 * 1024

const OneClickForm = Type.Object({ 'List-Unsubscribe': Type.Literal('One-Click') })

/** Reads a form as the Fetch standard does, which knows both ways of writing one. */
async function parseForm(request: FastifyRequest, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  try {
    return await new Response(new Uint8Array(body), { headers }).formData()
  } catch (error) {
    throw new AppError('bad_request', { cause: error })
  }
}

/** Whether a form says what RFC 8058 wants it to say. */
function isOneClick(form: unknown): boolean {
  const value = form instanceof FormData ? form.get('List-Unsubscribe') : null
  return typeof value === 'string' && value.trim() === 'One-Click'
}

/**
 * Unsubscribing by a mail program, at its user's one click (RFC 8058, section 3.2; features.md, K2): a form, from
 * anywhere and without a cookie, to the address of the page on which people do it. A scope of its own: everywhere else
 * a form is an unsupported type, as JSON is here.
 */
export const oneClickRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { email } = app.services
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(formTypes, { parseAs: 'buffer', bodyLimit: formLimit }, parseForm)

  const { path } = pageRoute('unsubscribe')
  const config = { rateLimitGroup: 'unsubscribe', crossSite: true } as const
  const schema = { querystring: UnsubscribeRequest }
  /** What the OpenAPI document says; the address with a slash is not part of it. */
  const description = {
    ...schema,
    operationId: 'email.oneClick',
    summary: 'Takes an address off the list of emails, for mail programs (RFC 8058)',
    tags: ['email'],
    consumes: formTypes,
    response: { 200: Type.Null({ description: 'Done' }) },
  }
  type Request = FastifyRequest<{ Querystring: UnsubscribeRequest }>

  async function unsubscribe(request: Request, reply: FastifyReply) {
    if (!isOneClick(request.body)) throw new AppError('bad_request')
    await email.unsubscribe(request.query, { requestId: request.id })
    return reply.send()
  }

  app.post(path, { config: { ...config, documentedBody: OneClickForm }, schema: description }, unsubscribe)
  app.post(`${path}/`, { config, schema }, unsubscribe)
}
