import { Type } from '@mestieri/shared/contracts/schema.ts'
import { endpointAddress, type EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import type { Endpoint } from '@mestieri/shared/contracts/site/endpoint.ts'
import {
  type EndpointAnswer,
  type EndpointBody,
  type EndpointParams,
  type EndpointReadQuery,
  endpoints,
} from '@mestieri/shared/contracts/site/endpoints.ts'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from 'fastify'

/** A request of an endpoint, checked against its schemas. */
export type EndpointRequest<Name extends EndpointName> = FastifyRequest<{
  Params: EndpointParams<Name>
  Querystring: EndpointReadQuery<Name>
  Body: EndpointBody<Name>
}>

type Answer<Name extends EndpointName> = EndpointAnswer<Name> | FastifyReply

/** Returns the body of the success response, or sends it. The endpoint table sets the status. */
type Handler<Name extends EndpointName> = (
  request: EndpointRequest<Name>,
  reply: FastifyReply,
) => Answer<Name> | Promise<Answer<Name>>

/** Route settings that are not in the endpoint table. */
interface RouteExtras extends Pick<RouteShorthandOptions, 'validatorCompiler'> {
  readonly config?: Pick<FastifyContextConfig, 'bodyTimeoutMs' | 'cutCode' | 'needsBotCheck' | 'underLoad'>
}

/** A row of the endpoint table whose `rateLimit` is a group of the rate limiter. */
interface LimitedEndpoint extends Endpoint {
  readonly rateLimit: NonNullable<FastifyContextConfig['rateLimitGroup']>
}

function schemaOf(name: EndpointName) {
  const { summary, params, query, body, consumes, status, answer }: Endpoint = endpoints[name]
  return {
    operationId: name,
    summary,
    tags: [name.split('.', 1).join('')],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(consumes && { consumes: [consumes] }),
    response: { [status]: answer ?? Type.Null({ description: 'Done' }) },
  }
}

function configOf(name: EndpointName): FastifyContextConfig {
  const row: LimitedEndpoint = endpoints[name]
  const { method } = endpointAddress(name)
  const { cache, rateLimit, idempotent, botCheck, visitor, multiline, crossSite } = row
  return {
    rateLimitGroup: rateLimit,
    ...(cache && method === 'GET' && { underLoad: 'cached' as const }),
    ...(idempotent && { idempotent }),
    ...(botCheck && { botCheck }),
    ...(visitor && { visitor }),
    ...(multiline && { multilineFields: multiline }),
    ...(crossSite && { crossSite }),
  }
}

/** Registers the route of an endpoint with the path, schemas and settings of the endpoint table. */
export function serveEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
  { config, ...extras }: RouteExtras = {},
): void {
  const { method, path } = endpointAddress(name)
  const { status }: Endpoint = endpoints[name]
  app.route({
    ...extras,
    method,
    url: path,
    schema: schemaOf(name),
    config: { ...configOf(name), ...config },
    handler: (request, reply) => {
      // If the handler throws, the error handler sets the status of the error.
      reply.code(status)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of the route check it
      return handler(request as EndpointRequest<Name>, reply)
    },
  })
}
