import { createCheck } from '@mestieri/shared/contracts/check.ts'
import {
  callableContracts,
  type CallableContract,
  type ReadRequest,
  type WrittenAnswer,
} from '@mestieri/shared/contracts/upstream/callables.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A response with an error status and an English message. */
export class Refusal {
  readonly status: number
  readonly message: string

  constructor(status: number, message: string) {
    this.status = status
    this.message = message
  }
}

/**
 * The result of a callable's handler. A callable without an answer schema responds with the status `success`.
 */
type Result<Contract extends CallableContract> = Contract['answer'] extends null
  ? Refusal | undefined
  : Refusal | WrittenAnswer<Contract>

type Handler<Request, Contract extends CallableContract> = (
  request: Request,
) => Result<Contract> | Promise<Result<Contract>>

const paths = new Set(Object.values<CallableContract>(callableContracts).map(({ path }) => path))

/**
 * The paths of a callable, with and without the trailing slash. The path without it is left out if another
 * callable has it.
 */
function pathsOf({ path }: CallableContract): string[] {
  const bare = path.replace(/\/$/, '')
  return paths.has(bare) ? [`/${path}`] : [...new Set([`/${path}`, `/${bare}`])]
}

/** The schema of a callable's request. A callable without parameters accepts any body, or none. */
function requestSchema({ method, request: { read } }: CallableContract): object {
  if (Object.keys((read as { properties?: object }).properties ?? {}).length === 0) return {}
  return method === 'GET' ? { querystring: read } : { body: read }
}

function register<Contract extends CallableContract>(
  app: FastifyInstance,
  contract: Contract,
  schema: object,
  handler: Handler<unknown, Contract>,
): void {
  const requestOf = ({ body, query }: FastifyRequest) => (contract.method === 'GET' ? query : body)
  for (const url of pathsOf(contract)) {
    app.route({
      method: contract.method,
      url,
      schema,
      handler: async (request, reply) => {
        const result: unknown = await handler(requestOf(request))
        if (result instanceof Refusal) return reply.code(result.status).send({ message: result.message })
        return reply.send(contract.answer === null ? { status: 'success' } : result)
      },
    })
  }
}

/**
 * Registers the routes of a callable by its contract. A request that does not match the schema is a 400. The
 * type of the handler's result is checked at compile time.
 */
export function serveCallable<Contract extends CallableContract>(
  app: FastifyInstance,
  contract: Contract,
  handler: Handler<ReadRequest<Contract>, Contract>,
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema checks the request
  register(app, contract, requestSchema(contract), handler as Handler<unknown, Contract>)
}

/** Like {@link serveCallable}, for a handler that checks the request itself. */
export function serveUnchecked<Contract extends CallableContract>(
  app: FastifyInstance,
  contract: Contract,
  handler: Handler<unknown, Contract>,
): void {
  register(app, contract, {}, handler)
}

/** Creates a check of a callable's request, for a handler that responds to an invalid request itself. */
export function createRequestCheck<Contract extends CallableContract>(contract: Contract) {
  const fits = createCheck(contract.request.read)
  return (request: unknown): request is ReadRequest<Contract> => fits(request)
}
