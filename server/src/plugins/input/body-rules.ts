import { isUtf8 } from 'node:buffer'

import type { FastifyRequest, preValidationHookHandler } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../../errors.ts'
import { addRouteHook } from '../http/route-hooks.ts'
import { hasDuplicateKeys } from './duplicate-keys.ts'
import { normaliseTexts } from './normal-text.ts'
import { closeSchema, integerProperties } from './strict-schema.ts'
import { findUnfitText, findUnfitValue } from './text-rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body whose text may have line breaks and tabs. */
    multilineFields?: readonly string[]
  }
}

function unfit(field: string): AppError {
  const message = 'Contiene caratteri non ammessi.'
  return new AppError('validation_failed', { errors: [{ field: field.slice(0, 64), message }] })
}

const checkBody: preValidationHookHandler = (request, _reply, done) => {
  const field = findUnfitValue(request.body, request.routeOptions.config.multilineFields)
  if (field !== null) return done(unfit(field))
  normaliseTexts(request.body)
  return done()
}

/**
 * Checks the path or query parameters for forbidden characters and normalises them. Only a percent-encoded URL can have them:
 * Node refuses raw control characters.
 */
function checkAddress(part: 'params' | 'query'): preValidationHookHandler {
  return (request, _reply, done) => {
    if (!request.raw.url?.includes('%')) return done()
    const field = findUnfitText(request[part])
    if (field !== null) return done(unfit(field))
    normaliseTexts(request[part])
    return done()
  }
}

const canonicalInteger = /^-?(?:0|[1-9]\d{0,14})$/

/**
 * Converts integer query parameters to numbers. Only the canonical form counts: `1e3`, `+1` and `01` stay
 * strings.
 */
function readIntegers(names: readonly string[]): preValidationHookHandler {
  return (request, _reply, done) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify parses a query into an object
    const query = request.query as Record<string, unknown>
    for (const name of names) {
      const value = query[name]
      if (typeof value === 'string' && canonicalInteger.test(value)) query[name] = Number(value)
    }
    done()
  }
}

function parseJson(
  _request: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (!isUtf8(body)) return done(new AppError('bad_request'))
  const text = body.toString('utf8')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    // Drop V8's message: it quotes the body.
    return done(new AppError('bad_request'))
  }
  if (hasDuplicateKeys(text, parsed)) return done(new AppError('bad_request'))
  return done(null, parsed)
}

/**
 * The rules for request input (contract.md, section 2; security.md, IV-01 to IV-07): only JSON bodies,
 * schemas that refuse unknown fields, no type coercion, no control characters. The text rules run before the
 * schema, so a schema's pattern never sees a control character, and its lengths count the normalised text.
 */
export const bodyRulesPlugin = fp(
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson)

    app.addHook('onRoute', (route) => {
      const { schema } = route
      if (!schema) return
      const { body, querystring, params } = schema
      route.schema = {
        ...schema,
        ...(body === undefined ? {} : { body: closeSchema(body) }),
        ...(querystring === undefined ? {} : { querystring: closeSchema(querystring) }),
        ...(params === undefined ? {} : { params: closeSchema(params) }),
      }
      if (body !== undefined) addRouteHook(route, 'preValidation', checkBody)
      if (params !== undefined) addRouteHook(route, 'preValidation', checkAddress('params'))
      if (querystring !== undefined) addRouteHook(route, 'preValidation', checkAddress('query'))
      const integers = integerProperties(querystring)
      if (integers.length > 0) addRouteHook(route, 'preValidation', readIntegers(integers))
    })
  },
  { name: 'body-rules' },
)
