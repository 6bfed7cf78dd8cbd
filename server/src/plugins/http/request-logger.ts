import type { FastifyBaseLogger } from 'fastify'

const methods = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

/**
 * A request's own logger: the process's, with the request id on each line. The child that writes is made when
 * something is logged, which most requests never do.
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

/** The logger of one request. */
export function createRequestLogger(parent: FastifyBaseLogger, requestId: string): FastifyBaseLogger {
  return new RequestLogger(parent, requestId) as unknown as FastifyBaseLogger
}
