import { brand } from '@mestieri/shared/brand.ts'
import fastify, { type RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import type { TSchema } from 'typebox'

import { productVersion } from '../../config/version.ts'
import { lazyCompilers } from '../http/lazy-compilers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The body's schema in the OpenAPI document, for a route that reads the body itself without validation.
     */
    documentedBody?: TSchema
  }
}

/** A route as it was registered. */
type DescribedRoute = Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>

/**
 * Describes routes as an OpenAPI 3.1 document. @fastify/swagger reads them from an app that it is registered with: here
 * from one of its own, because it and its 90 modules are loaded only when somebody reads the document.
 */
async function describeRoutes(routes: readonly DescribedRoute[], origin: string): Promise<string> {
  const [{ default: swagger }, { completeDocument }] = await Promise.all([
    import('@fastify/swagger'),
    import('./openapi-document.ts'),
  ])
  /** The ids of the rate-limited operations. */
  const limited = new Set<string>()
  const app = fastify({ exposeHeadRoutes: false, schemaController: lazyCompilers })
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
  for (const { method, url, schema, config } of routes) {
    app.route({ method, url, ...(schema && { schema }), ...(config && { config }), handler: () => '' })
  }
  await app.ready()
  return JSON.stringify(completeDocument(app.swagger(), (operationId) => limited.has(operationId)))
}

/** Serves the OpenAPI 3.1 document, generated from the endpoint table and the schemas that the routes use. */
export const openapiPlugin = fp<{ readonly origin: string }>(
  async (app, { origin }) => {
    const routes: DescribedRoute[] = []
    app.addHook('onRoute', (route) => {
      if (route.method !== 'HEAD') routes.push(route)
    })
    let document: Promise<string> | undefined
    const schema = {
      operationId: 'openapi.read',
      summary: 'This document',
      response: { 200: { type: 'object', additionalProperties: true, description: 'OpenAPI 3.1' } },
    }
    app.get('/api/openapi.json', { config: { rateLimitGroup: 'reads' }, schema }, async (_request, reply) => {
      document ??= describeRoutes(routes, origin)
      return reply.type('application/json; charset=utf-8').send(await document)
    })
  },
  { name: 'openapi' },
)
