import type { FastifyBaseLogger } from 'fastify'

const methods = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

/**
 * The logger of one request: each line has the request id. The pino child is created at the first log call,
 * because most requests log nothing.
 */
class RequestLogger {
  readonly parent: FastifyBaseLogger
  readonly requestId: string
  private made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, requestId: string) {
    this.parent = parent
    this.requestId = requestId
    this.made = undefined
  }

  get level(): string {
    return this.parent.level
  }

  get own(): FastifyBaseLogger {
    this.made ??= this.parent.child({ requestId: this.requestId })
    return this.made
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...args)
  }

  silent(): void {}
}

for (const method of methods) {
  Object.defineProperty(RequestLogger.prototype, method, {
    value(this: RequestLogger, ...args: Parameters<FastifyBaseLogger['info']>) {
      this.own[method](...args)
    },
  })
}

/** Creates the logger of one request, whose lines have `requestId`. */
export function createRequestLogger(parent: FastifyBaseLogger, requestId: string): FastifyBaseLogger {
  return new RequestLogger(parent, requestId) as unknown as FastifyBaseLogger
}
