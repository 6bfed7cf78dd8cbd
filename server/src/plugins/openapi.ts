import swagger from '@fastify/swagger'
import { brand } from '@mestieri/shared/brand.ts'
import fp from 'fastify-plugin'
import type { TSchema } from 'typebox'

import { productVersion } from '../config/version.ts'
import { completeDocument } from './openapi-document.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The body's schema in the OpenAPI document, for a route that reads the body itself without validation.
     */
    documentedBody?: TSchema
  }
}

/** Serves the OpenAPI 3.1 document, generated from the endpoint table and the schemas that the routes use. */
export const openapiPlugin = fp<{ readonly origin: string }>(
  async (app, { origin }) => {
    /** The ids of the rate-limited operations. */
    const limited = new Set<string>()
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: brand.name,
          description:
            'The backend for frontend of the site. Other clients may use it too; they need no credentials. ' +
            'Every error is a problem document (RFC 9457) with a stable `code`.',
          version: productVersion,
          license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
        },
        servers: [{ url: origin }],
      },
      transform({ schema, url, route }) {
        const operationId = schema?.operationId
        const isPublic = operationId !== undefined || url.startsWith('/api/')
        if (operationId !== undefined && route.config?.rateLimitGroup) limited.add(operationId)
        const body = route.config?.documentedBody
        return { schema: isPublic ? { ...schema, ...(body && { body }) } : { ...schema, hide: true }, url }
      },
    })

    let document: string | undefined
    app.after(() => {
      const schema = {
        operationId: 'openapi.read',
        summary: 'This document',
        response: { 200: { type: 'object', additionalProperties: true, description: 'OpenAPI 3.1' } },
      }
      app.get(
        '/api/openapi.json',
        { config: { rateLimitGroup: 'reads' }, schema },
        async (_request, reply) => {
          document ??= JSON.stringify(
            completeDocument(app.swagger(), (operationId) => limited.has(operationId)),
          )
          return reply.type('application/json; charset=utf-8').send(document)
        },
      )
    })
  },
  { name: 'openapi' },
)
