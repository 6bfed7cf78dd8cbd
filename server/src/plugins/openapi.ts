import swagger from '@fastify/swagger'
import { brand } from '@mestieri/shared/brand.ts'
import { Problem } from '@mestieri/shared/contracts/error.ts'
import fp from 'fastify-plugin'

/** Any error: one shape for all of them, so that it is described once. */
const problemResponse = {
  description: 'An error (RFC 9457); `code` is stable, `detail` is fit to show to a person.',
  content: { 'application/problem+json': { schema: Problem } },
}

/** The OpenAPI 3.1 document of the API, made from the schemas that the routes really use. */
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
        if (!isPublic) return { schema: { ...schema, hide: true }, url }
        const described = schema as { response?: object } | undefined
        return { schema: { ...schema, response: { ...described?.response, default: problemResponse } }, url }
      },
    })

    let document: string | undefined
    app.after(() => {
      app.get('/api/openapi.json', { config: { rateLimitGroup: 'reads' } }, async (_request, reply) => {
        document ??= JSON.stringify(app.swagger())
        return reply.type('application/json; charset=utf-8').send(document)
      })
    })
  },
  { name: 'openapi' },
)
