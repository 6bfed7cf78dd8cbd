import swagger from '@fastify/swagger'
import { brand } from '@mestieri/shared/brand.ts'
import fp from 'fastify-plugin'

import { completeDocument } from './openapi-document.ts'

/** The OpenAPI 3.1 document of the API, made from the table of endpoints and the schemas that the routes really use. */
export const openapiPlugin = fp<{ readonly origin: string }>(
  async (app, { origin }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: brand.name,
          description: 'The backend for frontend: what the site asks, and what other clients may ask.',
          version: '1.0.0',
        },
        servers: [{ url: origin }],
      },
      transform({ schema, url }) {
        const isPublic = url.startsWith('/api/') || url === '/healthz' || url === '/readyz'
        return { schema: isPublic ? schema : { ...schema, hide: true }, url }
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
          document ??= JSON.stringify(completeDocument(app.swagger()))
          return reply.type('application/json; charset=utf-8').send(document)
        },
      )
    })
  },
  { name: 'openapi' },
)
